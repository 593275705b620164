import { expect, test } from '../../fixtures/test.ts';
import { expectAccessible } from '../../checks/axe.ts';
import { withoutIds } from '../../checks/without-ids.ts';
import { CoveragePage } from '../../pages/coverage-page.ts';
import { OrderDetailsPage } from '../../pages/order-details-page.ts';
import { PreQualificationPage } from '../../pages/pre-qualification-page.ts';
import { TradeInPage } from '../../pages/trade-in-page.ts';
import { putIntoCart, signedInBuyer } from '../../data/buyer-with-cart.ts';
import { pressOn, tabTo, typeInto } from '../../journeys/tab-to.ts';

test.describe.configure({ timeout: 180_000 });

/** A number of its own, because attempts are counted by number. */
const mobileNumber = () => `312${String(2_000_000 + (Date.now() % 900_000) * 8).slice(0, 6)}5`;

test('by keyboard only: a pre-qualification, left half typed and resumed', async ({ page }) => {
  const screens = new PreQualificationPage(page);
  await page.goto('/pre-qualification');
  await pressOn(page, screens.link('Get started'), 'Get started');
  await expect(screens.heading('Tell us about yourself')).toBeFocused();
  await pressOn(page, screens.button('Continue'), 'Continue');
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeFocused();
  await typeInto(page, screens.field('First name'), 'the first name', 'Ada');
  await typeInto(page, screens.field('Last name'), 'the last name', 'Good');

  await test.step('what was typed survives leaving and a reload', async () => {
    await page.goto('/faq');
    await page.goto('/pre-qualification/identification');
    await expect(screens.field('First name')).toHaveValue('Ada');
    await page.reload();
    await expect(screens.field('Last name')).toHaveValue('Good');
  });
  await typeInto(page, screens.field('Mobile phone'), 'the number', mobileNumber());
  await typeInto(page, screens.field('Email'), 'the email', `ada-${Date.now()}@example.com`);
  await typeInto(page, screens.field('ZIP code'), 'the ZIP', '60601');
  await page.keyboard.press('Enter');
  await expect(screens.heading('Do you have your phone with you?')).toBeFocused();
  await pressOn(page, screens.button('Answer questions instead'), 'questions');
  await expect(screens.heading("Let's make sure it's you")).toBeFocused();
  for (const answer of ['Maple Street', 'Lakeshore Credit Union', 'Dayton']) {
    const radio = screens.main.getByRole('radio', { name: answer });
    const group = await radio.getAttribute('name');
    await tabTo(page, screens.main.locator(`input[name="${group}"]`).first(), answer);
    await page.keyboard.press('Space');
    while (!(await radio.isChecked())) await page.keyboard.press('ArrowDown');
  }
  await pressOn(page, screens.button('Continue'), 'Continue');
  await expect(screens.heading('Your date of birth and address')).toBeFocused();
  await typeInto(page, screens.field('Date of birth'), 'the date of birth', '06151990');
  await typeInto(page, screens.field('Street address'), 'the address', '12 Main Street');
  await page.keyboard.press('Escape');
  const stored = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
  expect(stored).toContain('12 Main Street');
  expect(withoutIds(stored)).not.toContain('1990');
  await page.reload();
  await expect(screens.field('Street address')).toHaveValue('12 Main Street');
  await expect(screens.field('Date of birth')).toHaveValue('');
  await expectAccessible(page);
});

test('by keyboard only: coverage is chosen, read and removed', async ({ site, page }) => {
  const coverage = new CoveragePage(page);
  await signedInBuyer(site);
  await putIntoCart(page, 'Finance');
  await coverage.open();
  await pressOn(page, coverage.compare, 'Compare packages');
  await expect(page.getByRole('dialog', { name: 'Compare packages' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(coverage.compare).toBeFocused();
  const card = coverage.main
    .getByRole('article')
    .filter({ has: page.getByRole('radio') })
    .first();
  const name = (await card.getByRole('heading').first().textContent()) ?? '';
  await tabTo(page, card.getByRole('radio').first(), 'the levels');
  await page.keyboard.press('Space');
  await pressOn(page, card.getByRole('button', { name: /^Add / }), 'Add');
  await expect(coverage.chosen(name)).toBeVisible();
  await pressOn(
    page,
    coverage.main.getByRole('button', { name: new RegExp(`^Remove ${name}`) }).first(),
    'Remove',
  );
  await expect(coverage.chosen(name)).toHaveCount(0);
  await expectAccessible(page);
});

test('by keyboard only: a trade-in page left half typed, and the order details from it', async ({
  site,
  page,
}) => {
  const tradeIn = new TradeInPage(page);
  const details = new OrderDetailsPage(page);
  await signedInBuyer(site);
  await putIntoCart(page, 'Finance');
  await page.goto('/trade-in/offer/vehicle');
  await typeInto(page, tradeIn.main.getByLabel('VIN'), 'the VIN', '4T1E3TPM5');
  await pressOn(page, details.receipt, 'View summary');
  const drawer = page.getByRole('dialog', { name: 'Order summary' });
  await expect(drawer.getByRole('row', { name: /^Amount financed/ })).toBeVisible();
  await expect(drawer.getByText('APR', { exact: true })).toBeVisible();
  await expectAccessible(page, 'the order details', 'dialog');
  await page.keyboard.press('Escape');
  await expect(details.receipt).toBeFocused();
  await page.goto('/cart');
  await page.goBack();
  await expect(tradeIn.main.getByLabel('VIN')).toHaveValue('4T1E3TPM5');
  await page.reload();
  await expect(tradeIn.main.getByLabel('VIN')).toHaveValue('4T1E3TPM5');
});
