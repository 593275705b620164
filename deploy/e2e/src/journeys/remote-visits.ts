import type { APIResponse, Locator, Page, Route } from '@playwright/test';
import type { Complaints } from '../fixtures/complaints.ts';
import type { Site } from '../fixtures/site.ts';
import { expect } from '../fixtures/test.ts';
import type { TenantId } from '../stack/index.ts';
import { sampleOrderNumber } from '../data/sample-orders.ts';

/** A page of one remote. */
export interface RemoteVisit {
  readonly name: string;
  /** Path of a page of the remote. */
  path(tenant: TenantId): string;
  /** Checks content that is visible when the remote works. */
  works(site: Site): Promise<void>;
}

/** A page of each remote of the site. */
export const visits: readonly RemoteVisit[] = [
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

/** Waits until the shell has started: the scripts of a page come after its first paint. */
export async function waitForShell(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => typeof Reflect.get(globalThis, Symbol.for('forecourt.platform.v1'))))
    .toBe('object');
}

/** Changes the page without a reload, like a link of the site. */
export async function walkTo(page: Page, path: string): Promise<void> {
  await waitForShell(page);
  await page.evaluate((target) => {
    const platform = Reflect.get(globalThis, Symbol.for('forecourt.platform.v1')) as {
      navigation: { push(target: string): void };
    };
    platform.navigation.push(target);
  }, path);
}

/** The page's panel shown instead of a remote. */
export function failurePanel(page: Page): Locator {
  return page.getByRole('alert').filter({ hasText: "This part of the site didn't load" });
}

/** Marks the page, so that {@link isSamePage} can distinguish it from a reloaded one. */
export async function markPage(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(globalThis, { hasNotReloaded: true }));
}

/** Whether the marked page is still open. */
export function isSamePage(page: Page): Promise<boolean> {
  return page.evaluate(() => Reflect.get(globalThis, 'hasNotReloaded') === true);
}

/** Allows the browser and runtime errors of a remote that is broken on purpose. */
export function allowFailure(complaints: Complaints, remote: string): void {
  complaints.allow(
    new RegExp(remote),
    /status of (404|5\d\d)|integrity|MIME type|ERR_/i,
    /Federation Runtime|RUNTIME-|ScriptExternalLoadError|ChunkLoadError|single-spa/,
  );
}

/**
 * The site's own answer to a request of the default tenant's page: Node cannot resolve tenants' hosts, the
 * bare one is that tenant's.
 */
export function siteAnswer(route: Route): Promise<APIResponse> {
  const url = new URL(route.request().url());
  url.hostname = 'localhost';
  return route.fetch({ url: url.href });
}
