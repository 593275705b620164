import { freshOrder } from '../../data/fresh-order.ts';
import { InsuranceStep } from '../../pages/insurance-step.ts';
import { OrderPages } from '../../pages/order-pages.ts';
import type { Scene, Stage } from '../scene.ts';

/** What moves while one shops: each film is a row of frames. */
const shopping: Scene = {
  shows: [
    'first-page',
    'filters',
    'filter',
    'save',
    'compare',
    'vehicle',
    'next-picture',
    'term',
    'full-screen',
  ],
  eachWidth: true,
  async walk({ page, site }, look) {
    const film = (name: string, act: () => Promise<unknown>) => look(page, name, { film: act });
    await site.search.open();
    await film('first-page', async () => {
      await site.header.root.locator('a[href="/"]').first().click();
      await page.locator('.fc-car').first().waitFor();
    });
    await site.search.open('zip=48226');
    const opener = page.getByRole('button', { name: /^Filters/ });
    if (await opener.isVisible()) {
      await film('filters', () => opener.click());
      await page.keyboard.press('Escape');
    } else await film('filters', () => site.search.filters.locator('summary').first().click());
    await film('filter', async () => {
      await site.search.sort.selectOption('price-asc');
      await page.waitForURL(/price-asc/);
    });
    const [first, second] = [site.search.available.nth(0), site.search.available.nth(1)];
    await film('save', () => site.search.heart(second).click());
    // The heart of a guest offers an account.
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await film('compare', () => site.search.compare(first).click());
    await film('vehicle', () => site.search.openFirstAvailable());
    await film('next-picture', () => site.vehicle.gallery.getByRole('button', { name: /^Next/ }).click());
    await film('term', () => site.vehicle.choose('Cash'));
    await film('full-screen', () =>
      site.vehicle.gallery.getByRole('button', { name: 'View pictures full screen' }).click(),
    );
  },
};

async function openOrder({ page }: Stage, key: string): Promise<string> {
  await page.goto('/healthz');
  return freshOrder(page, key);
}

/** Moments of an order. */
const moments: readonly Scene[] = [
  {
    shows: ['approved'],
    visitor: 'demo buyer',
    eachWidth: true,
    async walk(stage, look) {
      const number = await openOrder(stage, 'lender-approved');
      const pages = new OrderPages(stage.page);
      await look(stage.page, 'approved', {
        film: async () => {
          await pages.open(number);
          await pages.accept.waitFor();
        },
      });
    },
  },
  {
    shows: ['delivered'],
    visitor: 'demo buyer',
    eachWidth: true,
    async walk({ page, site, ...stage }, look) {
      const number = await openOrder({ page, site, ...stage }, 'delivered');
      await look(page, 'delivered', {
        film: async () => {
          await page.goto(`/progress/${number}`);
          await site.tracker.heading.waitFor();
        },
      });
    },
  },
  {
    shows: ['insured'],
    visitor: 'demo buyer',
    eachWidth: true,
    async walk(stage, look) {
      const { page } = stage;
      const step = new InsuranceStep(page);
      await page.goto(`/progress/${await openOrder(stage, 'insurance-ready')}/insurance-verification`);
      await step.giveConsent();
      await step.verify.waitFor();
      await look(page, 'insured', {
        film: async () => {
          await step.enterPolicy({
            carrier: 'Lakeside Mutual',
            effectiveOn: '2026-01-01',
            expiresOn: '2099-12-31',
            number: 'GOOD-55213',
          });
          await page.getByText('Insurance verified').first().waitFor();
        },
      });
    },
  },
];

/** From an empty tab to a page: its placeholder has the shape of what takes its place. */
const openings = (
  [
    ['/cart', 'buyer'],
    ['/credit-application', 'buyer'],
    ['/account/orders', 'demo buyer'],
    ['/account/profile', 'demo buyer'],
    ['/account/documents', 'demo buyer'],
  ] as const
).map(([path, visitor]): Scene => {
  const name = `opening${path.replaceAll('/', '-')}`;
  return {
    shows: [name],
    visitor,
    eachWidth: true,
    async walk({ page }, look) {
      await page.goto('/healthz');
      await look(page, name, {
        film: async () => {
          await page.goto(path);
          await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
        },
      });
    },
  };
});

/** Movements that explain a change, each as a row of frames. */
export const motionScenes: readonly Scene[] = [shopping, ...moments, ...openings];
