import type { Page } from '@playwright/test';
import { countWork, listeners, steady } from '../../checks/left-behind.ts';
import { expect, test } from '../../fixtures/test.ts';

const rounds = 50;

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

test(`T25: remotes mounted and unmounted ${rounds} times leave no listener, interval or observer behind`, async ({
  page,
}) => {
  test.setTimeout(300_000);
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
  for (let done = 0; done < 3; done += 1) await round();
  const before = await steady(page, standing);
  for (let done = 0; done < rounds; done += 1) await round();
  await expect.poll(standing).toEqual(before);
});
