import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { VehiclePage } from '../../pages/vehicle-page.ts';
import { expectNoAxeViolations } from '../../checks/axe-widths.ts';

interface Listed {
  readonly vin: string;
  readonly incentivesTotalCents: number;
  readonly image?: object;
}

/** The site's answer at a path; host names like these resolve only in the browser. */
const read = (page: Page, path: string) =>
  page.evaluate(async (address) => {
    const answer = await fetch(address);
    return {
      status: answer.status,
      type: answer.headers.get('content-type'),
      text: await answer.text(),
    };
  }, path);

/** The first new vehicle with pictures and, if requested, incentives. */
async function newVehicle(page: Page, hasIncentives = false): Promise<string> {
  await page.goto('/faq');
  const answer = await read(page, '/public/inventory/vehicles?condition=New&availability=Available');
  const { vehicles } = JSON.parse(answer.text) as { vehicles: Listed[] };
  const found = vehicles.find((one) => one.image && (!hasIncentives || one.incentivesTotalCents > 0));
  return found?.vin ?? 'none';
}

test('a lease, a delivery and all the pictures of a new vehicle', async ({ page, complaints }) => {
  test.setTimeout(240_000);
  complaints.allow(/404.*\/public\/geo\/zip\/00000/);
  const vehicle = new VehiclePage(page);
  await vehicle.open(await newVehicle(page, true));
  await expect(vehicle.main.getByRole('list', { name: 'Incentives' })).toContainText(/\d{4} – .*\d{4}/);
  await expectNoAxeViolations(page);

  await vehicle.choose('Lease');
  const shown = vehicle.payment.getByRole('status').first();
  await expect(shown).toContainText(/This is a lease: 36 monthly payments, \$[\d,.]+ due at signing, 10,000/);
  const before = await shown.textContent();
  await vehicle.payment
    .getByRole('combobox', { name: 'Annual miles' })
    .selectOption({ label: '15,000 miles' });
  await expect(shown).not.toHaveText(before ?? '');
  await vehicle.payment.getByRole('textbox', { name: 'Due at signing' }).fill('1');
  await vehicle.payment.getByRole('textbox', { name: 'Due at signing' }).blur();
  await expect(vehicle.payment.getByRole('textbox', { name: 'Due at signing' })).not.toHaveValue('1');
  await vehicle.payment.getByRole('button', { name: 'How we got this payment' }).click();
  await expect(page.getByRole('table', { name: 'Due at signing' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');

  await vehicle.handOver.getByRole('button', { name: /^Check\sif\swe\sdeliver/ }).click();
  await vehicle.handOver.getByRole('textbox').fill('48226');
  await expect(vehicle.handOver.getByText('Delivery to 48226')).toBeVisible();
  await expect(vehicle.handOver.getByText(/As early as/).first()).toBeVisible();
  await vehicle.handOver.getByRole('textbox').fill('00000');
  await expect(vehicle.handOver.getByText("We can't find this ZIP code. Please check it.")).toBeVisible();
  await page.reload();
  await expect(vehicle.handOver.getByRole('textbox')).toHaveValue('00000');

  await vehicle.gallery.getByRole('button', { name: '360° view' }).click();
  const slider = page.getByRole('slider', { name: 'Turn the vehicle' });
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', '5 degrees');
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(vehicle.gallery.getByRole('button', { name: '360° view' })).toBeFocused();

  await vehicle.gallery.getByRole('button', { name: 'View pictures full screen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Next picture' }).click();
  await expect(page.getByRole('dialog', { name: /picture 2 of 5/ })).toBeVisible();
  await expectNoAxeViolations(page);
});

test('F69: without its viewer the page works, and the viewer can be retried', async ({
  page,
  complaints,
}) => {
  const vehicle = new VehiclePage(page);
  await vehicle.open(await newVehicle(page));
  complaints.allow(/Failed to load resource.*spin-viewer/);
  await page.route('**/_sandbox/spin-viewer.js', (route) => route.fulfill({ status: 503 }));
  await vehicle.gallery.getByRole('button', { name: '360° view' }).click();
  await expect(page.getByText(/We couldn't load the 360° view/)).toBeVisible();
  await expectNoAxeViolations(page);
  await page.unroute('**/_sandbox/spin-viewer.js');
  await page.getByRole('dialog').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('slider', { name: 'Turn the vehicle' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(vehicle.start).toBeEnabled();
});

test('missing pictures leave a page on which the vehicle can be bought', async ({ page, complaints }) => {
  complaints.allow(/Failed to load resource/);
  await page.route('**/_sandbox/photos/**', (route) => route.fulfill({ status: 404 }));
  const vehicle = new VehiclePage(page);
  await vehicle.open(await newVehicle(page));
  await expect(vehicle.gallery.getByText('Photos coming soon').first()).toBeVisible();
  await expect(vehicle.start).toBeEnabled();
});

test('search engines and link previews get the description of the page, and of that page only @core', async ({
  page,
  site,
  complaints,
}) => {
  complaints.allow(/Failed to load resource.*404/);
  const vin = await newVehicle(page);
  // A page is sent without its description when the backend takes longer than 600 ms, and with 200 after 250
  // ms.
  const htmlOf = async (path: string) => (await read(page, path)).text;
  let html = '';
  await expect.poll(async () => (html = await htmlOf(`/vehicle/${vin}`))).toContain('application/ld+json');
  const json = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(html)?.[1] ?? '[]';
  const [car, breadcrumbs] = JSON.parse(json) as unknown[];
  expect(breadcrumbs).toMatchObject({ '@type': 'BreadcrumbList' });
  expect(car).toMatchObject({
    '@type': 'Car',
    vehicleIdentificationNumber: vin,
    offers: { '@type': 'Offer', priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
  });
  const picture = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
  expect((await read(page, picture)).type).toBe('image/jpeg');
  let missing = await read(page, '/vehicle/1HGCM82633A004352');
  await expect.poll(async () => (missing = await read(page, '/vehicle/1HGCM82633A004352')).status).toBe(404);
  expect(missing.text).toContain('<meta name="robots" content="noindex"');

  const vehicle = new VehiclePage(page);
  await vehicle.open(vin);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/vehicle/${vin}$`));
  await vehicle.main.getByRole('link', { name: 'All vehicles' }).click();
  await site.search.cards.first().waitFor();
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
});
