import type { Page } from '@playwright/test';
import { countWork, heldBytes, listeners, steady } from '../../checks/left-behind.ts';
import { expect, test } from '../../fixtures/test.ts';

const rounds = 170;
const firstRounds = 10;

/** By F72, for 500 route changes. */
const mostHeapGrowth = 1.05;

/** The pages of a round, each of another remote, with their headings. */
const stops = [
  ['/sign-in', 'Sign in'],
  ['/cart', 'Your cart'],
  ['/faq', 'Frequently asked questions'],
] as const;

async function openByFooter(page: Page, path: string, heading: string): Promise<void> {
  await page.locator(`footer a[href="${path}"]`).evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page).toHaveURL((url) => url.pathname === path);
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

test(`T25, F72: remotes mounted and unmounted ${rounds} times leave no listener, interval, observer or memory behind`, async ({
  page,
}) => {
  test.setTimeout(600_000);
  await countWork(page);
  await page.goto('/faq');
  const session = await page.context().newCDPSession(page);
  const round = async () => {
    for (const [path, heading] of stops) await openByFooter(page, path, heading);
  };
  const standing = async () => ({
    listeners: await listeners(session),
    ...(await page.evaluate(() => ({
      intervals: window.atWork.intervals.size,
      observers: window.atWork.observers.size,
    }))),
  });
  for (let done = 0; done < firstRounds; done += 1) await round();
  const before = await steady(page, standing);
  const heldBefore = await heldBytes(session);
  for (let done = 0; done < rounds; done += 1) await round();
  await expect.poll(standing).toEqual(before);
  await expect
    .poll(async () => (await heldBytes(session)) / heldBefore, { timeout: 30_000 })
    .toBeLessThanOrEqual(mostHeapGrowth);
});
