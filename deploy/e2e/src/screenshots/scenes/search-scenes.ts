import type { Page } from '@playwright/test';
import { PreQualificationPage } from '../../pages/pre-qualification-page.ts';
import { shopper } from '../../data/shopper.ts';
import type { Scene } from '../scene.ts';

const answers = '**/public/inventory/vehicles?*';

/** On small screens the filters are in a dialog. */
async function openFilters(page: Page): Promise<void> {
  const opener = page.getByRole('button', { name: /^Filters/ });
  if (!(await opener.isVisible())) return;
  await opener.click();
  await page.getByRole('dialog', { name: 'Filters' }).waitFor();
}

/** The search in its states. */
export const searchScenes: readonly Scene[] = [
  {
    name: 'search-filtered',
    open: ({ site }) => site.search.open('condition=Used&priceMax=45000&zip=48226'),
  },
  {
    name: 'search-used-electric',
    open: ({ site }) => site.search.open('fuelType=Electric&condition=Used&zip=48226'),
  },
  { name: 'search-pending', open: ({ site }) => site.search.open('availability=PendingSale') },
  { name: 'search-second-page', open: ({ site }) => site.search.open('page=2') },
  {
    name: 'search-filters',
    eachWidth: true,
    async open({ page, site }) {
      await site.search.open('condition=Used&priceMax=45000');
      await openFilters(page);
    },
  },
  {
    name: 'search-suggestions',
    take: 'screen',
    async open({ page, site }) {
      await site.search.open();
      await site.search.keyword.fill('su');
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'search-failed',
    async open({ page, site }) {
      await site.search.open();
      await page.route(answers, (route) => route.fulfill({ status: 503, body: '' }));
      await site.search.sort.selectOption('price-asc');
      await page.getByRole('button', { name: 'Try again' }).waitFor();
    },
  },
  {
    shows: ['search-with-payments', 'vehicle-with-payment'],
    visitor: 'alone',
    async walk({ page, site }, look) {
      const screens = new PreQualificationPage(page);
      await page.goto('/pre-qualification/identification?returnTo=%2Fsearch');
      await screens.giveDetails(shopper('Excellent'));
      await screens.answerQuestions();
      await screens.giveHome();
      await screens.submitIncome('85,000');
      await screens.link('Shop with my payments').click();
      await site.search.main.getByText(/You're pre-qualified for up to/).waitFor();
      await look(page, 'search-with-payments');
      await site.search.openFirstAvailable();
      await look(page, 'vehicle-with-payment');
    },
  },
];
