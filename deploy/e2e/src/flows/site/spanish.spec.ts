import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { demoEmail, demoPassword } from '../../pages/sign-in-page.ts';
import { expectAccessible } from '../../checks/axe.ts';
import { sampleOrderNumber } from '../../data/sample-orders.ts';

/**
 * Words of the English catalogs that no Spanish page may show; vehicle names and dealers' own texts are not
 * included.
 */
const englishWords =
  /\b(the|your|you|with|search|filters?|down|months|sign in|price|vehicles?|saved|payment|continue|loading|please|orders?)\b/i;

/** The lines of the page, except for those that are in another language on purpose. */
async function lines(page: Page): Promise<string[]> {
  const [text, kept] = await Promise.all([
    page.locator('body').innerText(),
    page.locator('[translate="no"]').allInnerTexts(),
  ]);
  const named = new Set(kept.map((name) => name.trim()));
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => !named.has(line));
}

async function expectSpanish(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  const english = (await lines(page)).filter((line) => englishWords.test(line));
  expect(english, 'lines in English').toEqual([]);
  const keys = (await lines(page)).filter((line) => /^[a-z]+(\.[a-zA-Z_-]+)+$/.test(line));
  expect(keys, 'keys without text').toEqual([]);
}

async function expectNoOverflow(page: Page): Promise<void> {
  const excess = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(excess, 'px that the page is wider than the window').toBeLessThanOrEqual(0);
}

const languages = (page: Page): Locator =>
  page.locator('#fc-footer').getByRole('navigation', { name: /^(Language|Idioma)$/ });

test('a shopper selects Spanish once, then finds, opens and follows a purchase in Spanish @core', async ({
  page,
  tenant,
}) => {
  test.slow();
  await page.goto('/search?make=Toyota');
  const main = page.getByRole('main');
  await main.locator('article[data-vin]').first().waitFor();
  await languages(page).getByRole('link', { name: 'Español' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page).toHaveURL('/search?make=Toyota');
  await main.locator('article[data-vin]').first().waitFor();
  await expectSpanish(page);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(page);

  await page.reload();
  await main.locator('article[data-vin]').first().waitFor();
  await expect(main.getByRole('combobox', { name: 'Ordenar por' })).toBeVisible();
  await page.getByRole('button', { name: 'Abrir el menú' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menú' });
  await expect(drawer.getByRole('link', { name: 'Financiamiento' })).toBeVisible();
  await expect(drawer.getByRole('link', { name: 'English' })).toBeVisible();
  await page.keyboard.press('Escape');

  await main
    .locator('article[data-availability="Available"]')
    .first()
    .getByRole('link', { name: /^Ir al/ })
    .click();
  await expect(main.getByRole('button', { name: 'Empezar su compra' }).first()).toBeVisible();
  await expectSpanish(page);
  await expectNoOverflow(page);

  await page.goto('/account/orders');
  await main.getByRole('link', { name: 'Iniciar sesión' }).click();
  await main.getByRole('textbox', { name: 'Correo electrónico' }).fill(demoEmail(tenant));
  await main.getByLabel('Contraseña', { exact: true }).fill(demoPassword);
  await main.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(main.getByRole('heading', { level: 1, name: 'Pedidos', exact: true })).toBeVisible();
  await main.getByText(sampleOrderNumber(tenant, 'insurance-ready')).first().waitFor();
  await expectSpanish(page);
  await page.goto(`/progress/${sampleOrderNumber(tenant, 'insurance-ready')}`);
  await expect(main.getByRole('heading', { level: 1, name: 'Verificar seguro' })).toBeVisible();
  await expectSpanish(page);
  await expectAccessible(page);
  await expectNoOverflow(page);
});

test('every page that needs no account is in Spanish when requested', async ({ page, complaints }) => {
  test.slow();
  complaints.allow(/404 \(Not Found\).*\/nowhere/);
  await page.goto('/?lang=es');
  await expect(page).toHaveURL('/');
  const paths = [
    '/',
    '/why-us',
    '/financing',
    '/faq',
    '/contact-us',
    '/trade-in',
    '/terms-of-use',
    '/privacy-policy',
    '/privacy-notice',
    '/cookie-policy',
    '/accessibility',
    '/warranty',
    '/compare',
    '/saved-vehicles',
    '/cart',
    '/sign-up',
    '/sign-in/code',
    '/reset-password',
    '/nowhere',
  ];
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of paths) {
    await page.goto(path);
    await page.getByRole('main').getByRole('heading').first().waitFor();
    await page.waitForLoadState('networkidle');
    await test.step(path, async () => {
      await expectSpanish(page);
      await expectNoOverflow(page);
    });
  }
});

test('missing translations leave a page in English that works', async ({ page, complaints }) => {
  complaints.allow(/texts in es did not load|Failed to load resource|spanish/i);
  await page.route(/spanish.*\.js/, (route) => route.abort());
  await page.goto('/search?lang=es');
  await expect(page.getByRole('main').locator('article[data-vin]').first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('combobox', { name: 'Sort by' })).toBeVisible();
});

test.describe('a browser with Spanish as its first language', () => {
  test.use({ locale: 'es-MX', tenant: 'harbor' });

  test('is answered in Spanish, and in English when requested', async ({ page }) => {
    await page.goto('/contact-us');
    await expect(page.getByRole('heading', { level: 1, name: 'Contáctenos' })).toBeVisible();
    await languages(page).getByRole('link', { name: 'English' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible();
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});
