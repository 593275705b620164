import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import {
  allowFailure,
  failurePanel,
  isSamePage,
  markPage,
  visits,
  walkTo,
} from '../../journeys/remote-visits.ts';

/** Makes every file of a remote's releases answer 404 until the returned function is called. */
async function takeAway(page: Page, remote: string): Promise<() => Promise<void>> {
  const files = `**/assets/${remote}/**`;
  await page.route(files, (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'gone' }));
  return () => page.unroute(files);
}

for (const broken of visits) {
  const tag = broken.name === 'mfe-checkout' ? ' @core' : '';
  test(`F01: ${broken.name} answers 404: header and the other three remotes work, 'Try again' recovers without a reload${tag}`, async ({
    site,
    tenant,
    page,
    complaints,
  }) => {
    allowFailure(complaints, broken.name);
    const bringBack = await takeAway(page, broken.name);
    await page.goto(broken.path(tenant));
    const panel = failurePanel(page);
    await expect(panel).toBeVisible();
    await expect(panel.getByRole('heading')).toBeFocused();
    await expect(panel.getByRole('link', { name: /^Or call/ })).toHaveAttribute('href', /^tel:/);
    await expect(page.getByRole('alert')).toHaveCount(1);
    await expect(site.header.phone).toBeVisible();
    await markPage(page);

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
    expect(await isSamePage(page)).toBe(true);
  });
}
