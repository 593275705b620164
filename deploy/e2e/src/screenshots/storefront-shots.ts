import type { Locator } from '@playwright/test';
import { signedInBuyer } from '../data/buyer-with-cart.ts';
import type { Site } from '../fixtures/site.ts';
import { ComparePage } from '../pages/compare-page.ts';
import { LeadDialog } from '../pages/lead-dialog.ts';
import { SavedVehiclesPage } from '../pages/saved-vehicles-page.ts';
import type { Shot } from './shot.ts';

const answers = '**/public/inventory/vehicles?*';
const leads = '**/public/leads';

async function openVehicle({ search }: Site, query: string): Promise<void> {
  await search.open(query);
  await search.openFirstAvailable();
}

/** Presses the same switch of the first cards, and waits until the server has each. */
async function pressOnCards({ page, search }: Site, switchOf: (card: Locator) => Locator, count: number) {
  await search.open('condition=Used&zip=48226');
  for (let index = 0; index < count; index += 1) {
    const kept = page.waitForResponse((answer) => /\/(favorites|comparison)\//.test(answer.url()));
    await switchOf(search.available.nth(index)).click();
    await kept;
  }
}

async function openLead(site: Site, opener: 'Contact dealer' | 'Request a test drive'): Promise<LeadDialog> {
  const lead = new LeadDialog(site.page);
  await openVehicle(site, 'condition=Used');
  await lead.opener(opener).click();
  await lead.field('Email').waitFor();
  return lead;
}

async function sendLead(site: Site): Promise<LeadDialog> {
  const lead = await openLead(site, 'Contact dealer');
  await lead.fill({ firstName: 'Ann', lastName: 'Reed', email: 'ann.reed@example.com' });
  await lead.send.click();
  return lead;
}

const searchShots: readonly Shot[] = [
  {
    name: 'search-used-electric',
    open: ({ search }) => search.open('fuelType=Electric&condition=Used&zip=48226'),
  },
  { name: 'search-pending', open: ({ search }) => search.open('availability=PendingSale') },
  {
    name: 'search-filters',
    part: 'screen',
    async open({ page, search }) {
      await search.open('make=Toyota,Ford&priceMax=40000');
      const opener = page.getByRole('button', { name: /^Filters/ });
      if (!(await opener.isVisible())) return;
      await opener.click();
      await page.getByRole('dialog', { name: 'Filters' }).waitFor();
    },
  },
  {
    name: 'search-suggestions',
    part: 'screen',
    async open({ page, search }) {
      await search.open();
      await search.keyword.fill('ford');
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'search-empty',
    async open({ page }) {
      await page.goto('/search?make=Toyota&priceMax=2000&condition=New');
      await page
        .getByRole('button', { name: /^Clear/ })
        .first()
        .waitFor();
    },
  },
  {
    name: 'search-failed',
    async open({ page, search }) {
      await search.open();
      await page.route(answers, (route) => route.fulfill({ status: 503, body: '' }));
      await search.sort.selectOption('price-asc');
      await page.getByRole('button', { name: 'Try again' }).waitFor();
      await page.unroute(answers);
    },
  },
];

const vehicleShots: readonly Shot[] = [
  {
    name: 'vehicle-used-electric',
    open: (site) => openVehicle(site, 'fuelType=Electric&condition=Used&zip=48226'),
  },
  {
    name: 'vehicle-lease',
    part: 'screen',
    async open(site) {
      await openVehicle(site, 'condition=New');
      await site.vehicle.choose('Lease');
      await site.vehicle.payment.scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'vehicle-pending',
    async open({ search, vehicle }) {
      await search.open('availability=PendingSale');
      await vehicle.open((await search.cards.first().getAttribute('data-vin')) ?? '');
    },
  },
  {
    name: 'vehicle-unknown',
    async open({ page }) {
      await page.goto('/vehicle/1FORECOURT0000000');
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
  },
  {
    name: 'lead-contact',
    part: 'screen',
    open: async (site) => void (await openLead(site, 'Contact dealer')),
  },
  {
    name: 'lead-test-drive',
    part: 'screen',
    open: async (site) => void (await openLead(site, 'Request a test drive')),
  },
  {
    name: 'lead-not-sent',
    part: 'screen',
    async open(site) {
      await site.page.route(leads, (route) => route.fulfill({ status: 503, body: '' }));
      await (await sendLead(site)).notSent.waitFor();
      await site.page.unroute(leads);
    },
  },
  { name: 'lead-sent', part: 'screen', open: async (site) => (await sendLead(site)).thanks.waitFor() },
];

const choiceShots: readonly Shot[] = [
  { name: 'compare-empty', open: ({ page }) => new ComparePage(page).open() },
  {
    name: 'compare',
    async open(site) {
      await pressOnCards(site, (card) => site.search.compare(card), 3);
      const compare = new ComparePage(site.page);
      await compare.open();
      await compare.rows.first().waitFor();
    },
  },
  { name: 'saved-guest', open: ({ page }) => new SavedVehiclesPage(page).open() },
  {
    name: 'saved',
    async open(site) {
      await signedInBuyer(site);
      await pressOnCards(site, (card) => site.search.heart(card), 3);
      const saved = new SavedVehiclesPage(site.page);
      await saved.open();
      await saved.mySaves.getByRole('article').first().waitFor();
    },
  },
];

const contentPaths = [
  'trade-in',
  'financing',
  'why-us',
  'warranty',
  'faq',
  'contact-us',
  'accessibility',
  'privacy-policy',
  'privacy-notice',
  'cookie-policy',
  'terms-of-use',
];

const contentShots: readonly Shot[] = contentPaths.map((path) => ({
  name: path,
  async open({ page }) {
    await page.goto(`/${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
  },
}));

/**
 * The screens of the storefront, beyond the few of a purchase: search and vehicle in their states, dialogs, choices
 * and content. The last of the choices signs in.
 */
export const storefrontShots: readonly Shot[] = [
  ...searchShots,
  ...vehicleShots,
  ...contentShots,
  ...choiceShots,
];
