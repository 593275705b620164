import { watchCalls } from '../../checks/watch-calls.ts';
import { expect, test } from '../../fixtures/test.ts';

const backendIsAway = /Failed to load resource.*50[0-9]|the flag service|flags/i;

/** A call and its retries, each after the 5 s that the edge asks for. */
const givenUpMs = 60_000;
/** Longer than the 5 s and what is added to them at random. */
const retryMs = 7_000;

test.describe('while the backend is down', () => {
  test.describe.configure({ timeout: 240_000 });
  test.afterEach(({ stack }) => stack.backend.start());

  test('the search page is served, reports the problem with a retry, and recovers without a reload @core', async ({
    site,
    stack,
    page,
    complaints,
  }) => {
    complaints.allow(backendIsAway);
    await page.clock.install();
    const calls = watchCalls(page);
    await stack.backend.kill();
    // A page that the edge does not keep: it would show the results of a minute ago (SITE-98).
    const answer = await page.goto('/search?utm_source=mail');
    expect(answer?.status()).toBe(200);
    const alert = page.getByRole('main').getByRole('alert');
    await expect(async () => {
      // A call under way would time out.
      await calls.ended();
      if (!(await alert.isVisible())) await page.clock.fastForward(retryMs);
      await expect(alert).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: givenUpMs });
    await expect(site.header.phone).toBeVisible();
    await stack.backend.start();
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(site.search.cards.first()).toBeVisible();
  });

  test('search results stay on the screen when the next search fails, and it continues afterwards', async ({
    site,
    stack,
    page,
    complaints,
  }) => {
    complaints.allow(backendIsAway);
    await site.search.open();
    await stack.backend.kill();
    await site.search.sort.selectOption({ label: 'Price: low to high' });
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toBeVisible({ timeout: givenUpMs });
    await stack.backend.start();
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(alert).toBeHidden();
    await expect.poll(() => site.search.isSettled()).toBe(true);
    const prices = await site.search.pricesDollars();
    expect(prices).toEqual([...prices].sort((one, other) => one - other));
  });

  test('signing in reports that it is not possible now, and works when it is back', async ({
    site,
    stack,
    tenant,
    page,
    complaints,
  }) => {
    complaints.allow(backendIsAway);
    await site.signIn.open();
    await stack.backend.kill();
    await site.signIn.enter(`demo@${tenant}.example`, 'Forecourt1!');
    await expect(page.getByRole('main')).toContainText("We're having trouble signing you in right now", {
      timeout: givenUpMs,
    });
    await stack.backend.start();
    await site.signIn.asDemoBuyer(tenant);
    await expect(site.orders.heading).toBeVisible();
  });
});
