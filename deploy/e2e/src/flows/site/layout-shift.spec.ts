import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { layoutShiftScore } from '../../checks/layout-shifts.ts';
import { watchCalls } from '../../checks/watch-calls.ts';
import { beDemoBuyer } from '../../data/be-demo-buyer.ts';
import { putIntoCart, signedInBuyer } from '../../data/buyer-with-cart.ts';
import { builtRoutes, cartPaths, guestPaths, isOfRoute, orderPaths } from '../../data/route-paths.ts';
import { walkTo } from '../../journeys/remote-visits.ts';

const mostShift = 0.02;

/** Each page as the first of a visit, and after the one before it in the list, without input that would excuse a shift. */
async function expectAllStill(page: Page, paths: readonly string[]): Promise<void> {
  const calls = watchCalls(page);
  const settled = async () => {
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await calls.ended();
    return layoutShiftScore(page);
  };
  for (const [at, path] of paths.entries()) {
    await test.step(path, async () => {
      calls.restart();
      await page.goto(path);
      const opened = await settled();
      expect
        .soft(opened.score, [`${path} opened:`, ...opened.parts].join('\n'))
        .toBeLessThanOrEqual(mostShift);
      const next = paths[at + 1];
      if (next === undefined) return;
      calls.restart();
      await walkTo(page, next);
      const { score, parts } = await settled();
      const own = score - opened.score;
      const message = [`${next} after ${path}:`, ...parts.slice(opened.parts.length)].join('\n');
      expect.soft(own, message).toBeLessThanOrEqual(mostShift);
    });
  }
}

test('every route of every remote is among the pages below', ({ tenant }) => {
  const visited = ['/vehicle/1', ...guestPaths(tenant), ...orderPaths(tenant), ...cartPaths];
  const missed = builtRoutes().filter((route) => !visited.some((path) => isOfRoute(route, path)));
  expect(missed).toEqual([]);
});

for (const width of [390, 1440]) {
  test.describe(`nothing moves while a page loads, ${width} pixels wide`, () => {
    test.describe.configure({ timeout: 600_000 });
    test.use({ viewport: { width, height: width === 390 ? 844 : 900 } });

    test('for a guest', async ({ site, page, tenant, complaints }) => {
      complaints.allow(/404/);
      await site.search.open();
      await site.search.openFirstAvailable();
      await expectAllStill(page, [new URL(page.url()).pathname, ...guestPaths(tenant)]);
    });

    test('when a remote arrives so late that the loading bar is shown', async ({ site, page }) => {
      let release = (): void => undefined;
      const released = new Promise<void>((done) => (release = done));
      await page.route('**/assets/mfe-account/**/remoteEntry*.js*', async (route) => {
        await released;
        await route.continue();
      });
      await site.search.open();
      // Until the first remote has taken over its page, the server's view is shown instead of the bar.
      const firstHeading = (await site.search.heading.textContent()) ?? '';
      await walkTo(page, '/faq');
      await expect(site.search.heading).not.toHaveText(firstHeading);
      const before = await layoutShiftScore(page);
      await walkTo(page, '/sign-in');
      await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeVisible();
      release();
      await expect(site.signIn.heading).toBeVisible();
      const { score, parts } = await layoutShiftScore(page);
      expect(score - before.score, parts.slice(before.parts.length).join('\n')).toBeLessThanOrEqual(
        mostShift,
      );
    });

    test('on the way back between pages of results', async ({ site, page }) => {
      await site.search.open();
      const names = await site.search.names();
      const last = site.search.pages.getByRole('link', { name: 'Page 2', exact: true });
      await last.scrollIntoViewIfNeeded();
      await last.click();
      await expect(page).toHaveURL(/page=2/);
      await expect.poll(() => site.search.names()).not.toEqual(names);
      await expect.poll(() => site.search.isSettled()).toBe(true);
      const before = await layoutShiftScore(page);
      // Unlike a press, Back is no input that would excuse a shift.
      await page.goBack();
      await expect.poll(() => site.search.names()).toEqual(names);
      await expect(last).toBeInViewport();
      const { score, parts } = await layoutShiftScore(page);
      expect(score - before.score, parts.slice(before.parts.length).join('\n')).toBeLessThanOrEqual(
        mostShift,
      );
    });

    test('for a buyer with orders', async ({ site, page, tenant, complaints }) => {
      complaints.allow(/status of 400 .*\/status\)$/);
      await beDemoBuyer(site, tenant);
      await expectAllStill(page, orderPaths(tenant));
    });

    test('for a buyer with a cart', async ({ site, page }) => {
      await signedInBuyer(site);
      await putIntoCart(page, 'Finance');
      await expectAllStill(page, cartPaths);
    });
  });
}
