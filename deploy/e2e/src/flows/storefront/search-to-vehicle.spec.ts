import { expect, test } from '../../fixtures/test.ts';
import { expectAccessible } from '../../checks/axe.ts';
import { layoutShifts } from '../../checks/layout-shifts.ts';

const ascending = (numbers: readonly number[]) => [...numbers].sort((one, other) => one - other);

test('from the landing page by keyword to a vehicle with its price and estimated payment @core', async ({
  site,
  page,
}) => {
  await page.goto('/');
  await site.search.keyword.fill('Toyota');
  await site.search.keyword.press('Enter');
  await expect(page).toHaveURL(/\/search\?.*keyword=Toyota/);
  await expect(site.search.count).toBeVisible();
  await expect(site.search.cards.first()).toBeVisible();
  await expect
    .poll(async () => (await site.search.names()).filter((name) => !name.includes('Toyota')))
    .toEqual([]);

  const card = site.search.main.locator('article[data-availability="Available"]').first();
  const name = (await card.getByRole('heading').textContent()) ?? '';
  const money = card.locator('[data-line=price]');
  const price = /\$[\d,]+/.exec((await money.textContent()) ?? '')?.[0] ?? 'no price';
  const vin = await site.search.openFirstAvailable();
  await expect(page).toHaveURL(`/vehicle/${vin}`);
  await expect(site.vehicle.heading).toHaveText(name);
  await expect(site.vehicle.main).toContainText(price);
  await expect(site.vehicle.payment).toContainText(/\$[\d,.]+\s*\/mo Est\. payment/);
  await expect(site.vehicle.payment).toContainText(/down, \d+\smonths at [\d.]+%\sAPR/);
  await expect(site.vehicle.start).toBeVisible();
});

test('filters by make, sorts by price, pages through the results, and Back keeps all of it @core', async ({
  site,
  page,
}) => {
  await site.search.open();
  const everything = await site.search.total();
  await site.search.filterValue('Honda').click();
  await expect(site.search.filterValue('Honda')).toBeChecked();
  await expect(page).toHaveURL(/make=Honda/);
  await expect.poll(() => site.search.total()).toBeLessThan(everything);
  await site.search.sort.selectOption({ label: 'Price: low to high' });
  await expect(page).toHaveURL(/sort=price-asc/);
  await expect
    .poll(async () => {
      const prices = await site.search.pricesDollars();
      return prices.length > 1 && prices.join() === ascending(prices).join();
    })
    .toBe(true);
  const firstPage = await site.search.pricesDollars();

  await site.search.pages.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect
    .poll(async () => (await site.search.pricesDollars())[0])
    .toBeGreaterThanOrEqual(firstPage.at(-1) ?? 0);
  for (const name of await site.search.names()) expect(name).toContain('Honda');
  const names = await site.search.names();
  const address = page.url();

  await site.search.cards
    .first()
    .getByRole('link', { name: /^Go to/ })
    .click();
  await expect(page.getByRole('link', { name: 'Back to results' })).toBeVisible();
  await expect(site.vehicle.start.or(site.vehicle.main.getByText('Sale Pending').first())).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect.poll(() => site.search.names()).toEqual(names);
  await expect(site.search.filterValue('Honda')).toBeChecked();
  await expect(site.search.sort).toHaveValue('price-asc');
});

test('a search without results says so and offers a way to continue', async ({ site, page }) => {
  await page.goto('/search?make=Honda&priceMax=1');
  await expect(page.getByText('No matches')).toBeVisible();
  await expectAccessible(page);
  const way = page.getByRole('button', { name: /^Any price: [\d,]+ vehicles$/ });
  const promised = Number((await way.textContent())?.replace(/\D/g, ''));
  await way.click();
  await expect(page).toHaveURL('/search?make=Honda');
  await expect(site.search.cards.first()).toBeVisible();
  await expect.poll(() => site.search.total()).toBe(promised);
});

test('makes, models and features narrow each other with the counts that they show', async ({
  site,
  page,
}) => {
  const { search } = site;
  await search.open('condition=Used&zip=48226');
  await expect(search.heading).toHaveText('Used vehicles for sale');
  await search.filterValue('Honda').click();
  await search.filterValue('Toyota').click();
  const models = search.filters.getByRole('list', { name: 'Toyota options' });
  const model = models.getByRole('checkbox').first();
  const answered = page.waitForResponse((answer) => /\/vehicles\?.*&model=/.test(answer.url()));
  await model.click();
  await expect(page).toHaveURL(/make=Honda%2CToyota&model=/);
  await answered;
  await expect(search.filterValue('Honda')).toBeChecked();
  await search.filters.getByText('Features', { exact: true }).click();
  const feature = search.filters.getByRole('listitem').filter({ hasText: /^Heated seats/ });
  await expect(feature).toBeVisible();
  await expect.poll(() => search.isSettled()).toBe(true);
  const promised = Number((await feature.textContent())?.replace(/\D/g, ''));
  await feature.getByRole('checkbox').click();
  await expect.poll(() => search.total()).toBe(promised);
  await expect(search.chips.getByRole('button', { name: 'Remove Heated seats' })).toBeVisible();
  await expectAccessible(page);
});

test('suggestions are chosen with the keys', async ({ site, page }) => {
  await site.search.open();
  await site.search.keyword.pressSequentially('toy');
  const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
  await expect(options.first()).toContainText('Toyota');
  expect(await options.count()).toBeLessThanOrEqual(10);
  await site.search.keyword.press('ArrowDown');
  await site.search.keyword.press('Enter');
  await expect(page).toHaveURL('/search?make=Toyota');
  await expect(site.search.keyword).toHaveValue('');
  await site.search.keyword.fill('   ');
  await site.search.keyword.press('Enter');
  await expect(page).toHaveURL('/search?make=Toyota');
});

test('Back and the link to the results restore the previous position', async ({ site, page }) => {
  await site.search.open('make=Toyota');
  const place = async () => {
    await site.search.cards.nth(8).scrollIntoViewIfNeeded();
    return page.evaluate(() => Math.round(window.scrollY));
  };
  for (const leave of [
    () => page.goBack(),
    () => page.getByRole('link', { name: 'Back to results' }).click(),
  ]) {
    const before = await place();
    expect(before).toBeGreaterThan(300);
    await site.search.cards
      .nth(8)
      .getByRole('link', { name: /^Go to/ })
      .click();
    await expect(page).toHaveURL(/\/vehicle\//);
    await expect(page.getByRole('link', { name: 'Back to results' })).toBeVisible();
    await leave();
    await expect(page).toHaveURL('/search?make=Toyota');
    await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(before);
  }
});

for (const width of [390, 768, 1440]) {
  test(`nothing shifts while the first results load, ${width} pixels wide`, async ({ site, page }) => {
    await page.setViewportSize({ width, height: 900 });
    await site.search.open('condition=Used&zip=48226');
    await expect(site.search.count).toBeVisible();
    expect(await layoutShifts(page)).toEqual([]);
  });
}

test('the links to the pages of results are one line of a small phone', async ({ site, page }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  for (const number of [2, 20]) {
    await site.search.open(`page=${number}`);
    const links = page.getByRole('navigation', { name: 'Pages of results' }).getByRole('listitem');
    const tops = await links.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
    expect(new Set(tops).size, `page ${number}`).toBe(1);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, `page ${number}`).toBe(320);
  }
});

test('a shared URL shows the same search', async ({ site, page, context }) => {
  await site.search.open('make=Ford&sort=mileage-asc&condition=Used');
  const names = await site.search.names();
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.locator('article[data-vin]').first()).toBeVisible();
  expect(await other.locator('article[data-vin]').getByRole('heading').allTextContents()).toEqual(names);
});

test('filters on a small screen are in a dialog with Clear All and View Results', async ({ site, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await site.search.open();
  await page.getByRole('button', { name: /^Filters/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Filters' });
  await dialog.getByRole('checkbox', { name: /^Honda\b/ }).click();
  await expect(page).toHaveURL(/make=Honda/);
  await dialog.getByRole('button', { name: /^View Results/ }).click();
  await expect(dialog).toBeHidden();
  await expect
    .poll(async () => (await site.search.names()).every((name) => name.includes('Honda')))
    .toBe(true);
  await page.getByRole('button', { name: /^Filters/ }).click();
  await dialog.getByRole('button', { name: 'Clear All' }).click();
  await expect(page).not.toHaveURL(/make=/);
});

test('another payment is calculated from another down payment and term', async ({ site }) => {
  await site.search.open();
  await site.search.openFirstAvailable();
  const shown = site.vehicle.payment.getByRole('status').first();
  const before = await shown.textContent();
  await site.vehicle.payment.getByRole('radio', { name: '36' }).check();
  await expect(shown).not.toHaveText(before ?? '');
  await expect(shown).toContainText(/36\smonths/);
});
