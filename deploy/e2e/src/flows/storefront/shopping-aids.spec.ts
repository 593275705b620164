import { layoutShiftScore } from '../../checks/layout-shifts.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a question is found by a word, and a budget leads to the vehicles within it', async ({
  site,
  page,
}) => {
  await page.goto('/faq');
  const main = page.getByRole('main');
  const questions = main.locator('summary');
  await questions.first().waitFor();
  const all = await questions.count();
  const filter = main.getByRole('searchbox', { name: 'Search the questions' });
  await filter.fill('deposit');
  await expect.poll(() => questions.count()).toBeLessThan(all);
  await filter.fill('zzzz');
  await expect(questions).toHaveCount(0);
  await main.getByRole('button', { name: 'Show all questions' }).click();
  await expect(questions).toHaveCount(all);
  await expect(filter).toBeFocused();

  await page.goto('/financing');
  const link = main.getByRole('link', { name: /^See vehicles up to \$/ });
  const usual = (await link.textContent()) ?? '';
  await main.getByRole('textbox', { name: 'Monthly budget' }).fill('700');
  await expect(link).not.toHaveText(usual);
  const price = Number((await link.textContent())?.replace(/\D/g, ''));
  await link.click();
  await expect(page).toHaveURL(new RegExp(`/search\\?priceMax=${price}$`));
  await site.search.cards.first().waitFor();
  for (const dollars of await site.search.pricesDollars()) expect(dollars).toBeLessThanOrEqual(price);
});

for (const width of [390, 1440]) {
  test(`nothing shifts when a link leads to a search whose answer is slow, ${width} pixels wide`, async ({
    site,
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    let release = (): void => undefined;
    const released = new Promise<void>((done) => (release = done));
    await page.goto('/');
    const tile = page.getByRole('main').getByRole('link', { name: 'SUVs' });
    await tile.waitFor();
    await page.route('**/public/inventory/vehicles?*', async (route) => {
      await released;
      await route.continue();
    });
    const before = await layoutShiftScore(page);
    await tile.click();
    await expect(site.search.heading).toHaveText('SUVs for sale');
    const clickedAt = await page.evaluate(() => performance.now());
    // The browser excuses shifts within half a second of an input.
    await expect.poll(() => page.evaluate((at) => performance.now() - at, clickedAt)).toBeGreaterThan(600);
    release();
    await site.search.cards.first().waitFor();
    await expect(site.search.count).toBeVisible();
    const { score, parts } = await layoutShiftScore(page);
    expect(score, parts.join('\n')).toBe(before.score);
  });
}
