import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import type { Site } from '../fixtures/site.ts';
import type { TenantId } from '../stack/index.ts';
import { sampleOrderNumber } from './sample-orders.ts';

interface RemoteVisit {
  readonly name: string;
  /** Opens a page of the remote by its address. */
  path(tenant: TenantId): string;
  /** What stands on it when the remote works. */
  works(site: Site): Promise<void>;
}

const visits: readonly RemoteVisit[] = [
  {
    name: 'mfe-storefront',
    path: () => '/search',
    works: (site) => expect(site.search.cards.first()).toBeVisible(),
  },
  {
    name: 'mfe-account',
    path: () => '/sign-in',
    works: (site) => expect(site.signIn.heading).toBeVisible(),
  },
  {
    name: 'mfe-credit-app',
    path: () => '/cart',
    works: (site) => expect(site.cart.heading).toBeVisible(),
  },
  {
    name: 'mfe-checkout',
    path: (tenant) => `/progress/${sampleOrderNumber(tenant, 'insurance-ready')}`,
    works: (site) =>
      expect(site.page.getByRole('heading', { name: 'Sign in to see your order' })).toBeVisible(),
  },
];

/** Lets every file of a remote's releases answer 404 until the returned function is called. */
async function takeAway(page: Page, remote: string): Promise<() => Promise<void>> {
  const files = `**/assets/${remote}/**`;
  await page.route(files, (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'gone' }));
  return () => page.unroute(files);
}

/** Changes the page without a reload, as a link of the site does. */
async function walkTo(page: Page, path: string): Promise<void> {
  await page.evaluate((target) => {
    const platform = Reflect.get(globalThis, Symbol.for('forecourt.platform.v1')) as {
      navigation: { push(target: string): void };
    };
    platform.navigation.push(target);
  }, path);
}

for (const broken of visits) {
  test(`${broken.name} answers 404: header and the other three remotes work, 'Try again' heals without a reload`, async ({
    site,
    tenant,
    page,
    complaints,
  }) => {
    complaints.allow(
      /404/,
      new RegExp(broken.name),
      /Federation Runtime|RUNTIME-|ScriptExternalLoadError|single-spa/,
    );
    const bringBack = await takeAway(page, broken.name);
    await page.goto(broken.path(tenant));
    const panel = page.getByRole('alert').filter({ hasText: 'This part of the site did not load' });
    await expect(panel).toBeVisible();
    await expect(site.header.phone).toBeVisible();
    await page.evaluate(() => Object.assign(globalThis, { hasNotReloaded: true }));

    for (const other of visits.filter((visit) => visit !== broken)) {
      await walkTo(page, other.path(tenant));
      await other.works(site);
      await expect(panel).toBeHidden();
    }

    await walkTo(page, broken.path(tenant));
    await expect(panel).toBeVisible();
    await bringBack();
    await panel.getByRole('button', { name: 'Try again' }).click();
    await broken.works(site);
    await expect(panel).toBeHidden();
    expect(await page.evaluate(() => Reflect.get(globalThis, 'hasNotReloaded') as unknown)).toBe(true);
  });
}
