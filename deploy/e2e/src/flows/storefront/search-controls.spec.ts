import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { expectAccessible } from '../../checks/axe.ts';
import { pressOn, tabTo } from '../../journeys/tab-to.ts';

const searchCalls = '**/public/inventory/vehicles?**';
const parameter = (page: Page, name: string) => new URL(page.url()).searchParams.get(name);
/** The dollars of a parameter as a box shows them: 12,345. */
const shownParameter = (page: Page, name: string) => parameter(page, name)!.replace(/\d{3}$/, ',$&');

test('a range by keyboard, by mouse and by its boxes: all stay in sync with the address', async ({
  site,
  page,
}) => {
  await site.search.open();
  const { filters } = site.search;
  const [low, high] = ['Minimum Price', 'Maximum Price'].map((name) => filters.getByRole('slider', { name }));
  const [least, most] = ['Minimum Price', 'Maximum Price'].map((name) =>
    filters.getByRole('textbox', { name }),
  );

  await test.step('keys', async () => {
    await tabTo(page, high!, 'the upper thumb');
    await page.keyboard.press('PageDown');
    await expect.poll(() => parameter(page, 'priceMax')).not.toBeNull();
    await expect(most!).toHaveValue(shownParameter(page, 'priceMax'));
    await expect(high!).toHaveAttribute('aria-valuetext', /^\$[\d,]+$/);
    await expect(high!).toBeInViewport();
  });
  await test.step('a thumb that is dragged changes its box, and the search when it is released', async () => {
    const track = (await low!.boundingBox())!;
    const before = page.url();
    const thumb = { x: track.x + 13, y: track.y + track.height / 2 };
    await page.mouse.move(thumb.x, thumb.y);
    await page.mouse.down();
    await page.mouse.move(thumb.x + track.width / 4, thumb.y, { steps: 6 });
    await expect
      .poll(async () => Number((await least!.inputValue()).replace(',', '')))
      .toBeGreaterThan(5_000);
    expect(page.url()).toBe(before);
    await page.mouse.up();
    await expect.poll(() => parameter(page, 'priceMin')).not.toBeNull();
    await expect(least!).toHaveValue(shownParameter(page, 'priceMin'));
    expect(Number(parameter(page, 'priceMin'))).toBeGreaterThan(5_000);
  });
  await test.step('boxes: five characters, Enter commits, an empty one reverts', async () => {
    await least!.fill('');
    await least!.pressSequentially('123456');
    await expect(least!).toHaveValue('12345');
    await least!.press('Enter');
    await expect.poll(() => parameter(page, 'priceMin')).toBe('12345');
    await expect(low!).toHaveAttribute('aria-valuetext', '$12,345');
    await least!.fill('');
    await least!.blur();
    await expect(least!).toHaveValue('12,345');
  });
  await expect.poll(() => site.search.isSettled()).toBe(true);
  const prices = await site.search.pricesDollars();
  for (const price of prices) expect(price).toBeGreaterThanOrEqual(12_345);
  await expectAccessible(page);
});

test('the ZIP is edited in place by keyboard, and distances follow it', async ({ site, page }) => {
  await site.search.open();
  const { filters } = site.search;
  await pressOn(page, filters.getByRole('button', { name: 'Set your ZIP code' }), 'the ZIP');
  const input = filters.getByRole('textbox', { name: 'ZIP code' });
  await expect(input).toBeFocused();
  await page.keyboard.type('48x2');
  await expect(input).toHaveValue('482');
  await page.keyboard.press('Enter');
  await expect(filters.getByRole('alert')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.type('26');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/zip=48226/);
  const button = filters.getByRole('button', { name: /48226/ });
  await expect(button).toBeFocused();
  await expect(site.search.cards.getByText(/\d.mi away/).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.type('1');
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(page).toHaveURL(/zip=48226/);
});

test('the dialog of filters keeps focus inside and gives it back; chips do not lose it', async ({
  site,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await site.search.open('make=Honda');
  const open = page.getByRole('button', { name: /^Filters/ });
  await pressOn(page, open, 'Filters');
  const dialog = page.getByRole('dialog', { name: 'Filters' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page, 'the filters', 'dialog');
  const isInside = () => dialog.evaluate((element) => element.contains(document.activeElement));
  for (const key of ['Shift+Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    const isBody = await page.evaluate(() => document.activeElement === document.body);
    expect(isBody || (await isInside()), key).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
  await pressOn(page, site.search.chips.getByRole('button', { name: 'Remove Honda' }), 'the chip');
  await expect(page).toHaveURL('/search');
  await expect(site.search.heading).toBeFocused();
});

test('sorting and paging by keyboard', async ({ site, page }) => {
  await site.search.open();
  await tabTo(page, site.search.sort, 'the sort order');
  await page.keyboard.type('Mileage');
  await expect(page).toHaveURL(/sort=mileage-asc/);
  await pressOn(page, site.search.pages.getByRole('link', { name: 'Page 2', exact: true }), 'page 2');
  await expect(page).toHaveURL(/page=2/);
  await expect(site.search.pages.locator('[aria-current=page]')).toHaveText('2');
});

for (const [what, fail] of [
  ['is answered with 500', { status: 500, body: '{}' }],
  ['is answered with 503', { status: 503, body: '{}' }],
  ['finds no connection', undefined],
] as const) {
  test(`a search that ${what} says so with a way on, and comes through later`, async ({
    site,
    page,
    complaints,
  }) => {
    complaints.allow(/Failed to load resource|ERR_FAILED/);
    await site.search.open();
    await page.route(searchCalls, (route) => (fail ? route.fulfill(fail) : route.abort()));
    await site.search.filterValue('Honda').click();
    const panel = site.search.main.getByRole('alert');
    await expect(panel).toContainText("Search isn't working right now", { timeout: 20_000 });
    await expect(panel.getByRole('link', { name: /Or call/ })).toBeVisible();
    await expectAccessible(page);
    await page.unroute(searchCalls);
    await panel.getByRole('button', { name: 'Try again' }).click();
    await expect(panel).toBeHidden();
    await expect
      .poll(async () => (await site.search.names()).every((name) => name.includes('Honda')))
      .toBe(true);
  });
}
