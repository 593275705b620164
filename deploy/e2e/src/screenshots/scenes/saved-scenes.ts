import type { Locator } from '@playwright/test';
import { freshOrder } from '../../data/fresh-order.ts';
import { signedInBuyer } from '../../data/buyer-with-cart.ts';
import { ComparePage } from '../../pages/compare-page.ts';
import { SavedVehiclesPage } from '../../pages/saved-vehicles-page.ts';
import type { Scene, Stage } from '../scene.ts';

/** Presses a switch of a card, and waits until the server has it. */
async function press({ page }: Stage, control: Locator): Promise<void> {
  await Promise.all([
    page.waitForResponse((answer) => /\/(favorites|comparison)\//.test(answer.url())),
    control.click(),
  ]);
}

/** Compares the first vehicles that can be bought. */
async function chooseToCompare(stage: Stage, count: number): Promise<void> {
  const { search } = stage.site;
  await search.open();
  for (const vin of await search.vinsOnOffer(count)) await press(stage, search.compare(search.card(vin)));
}

/** Saved and compared vehicles. */
export const savedScenes: readonly Scene[] = [
  {
    name: 'save-offer',
    async open({ page, site }) {
      await site.search.open();
      await site.search.heart(site.search.available.first()).click();
      await page.getByRole('dialog', { name: 'Save this vehicle' }).waitFor();
    },
  },
  {
    name: 'compare-tray',
    visitor: 'alone',
    take: 'screen',
    open: (stage) => chooseToCompare(stage, 2),
  },
  ...[2, 3, 4].map((count): Scene => ({
    name: `compare-${count}`,
    // Harbor compares at most three.
    ...(count > 3 && { tenants: ['northstar', 'ember'] }),
    visitor: 'alone',
    // A phone opens with the differences only.
    eachWidth: true,
    async open(stage) {
      const compare = new ComparePage(stage.page);
      await chooseToCompare(stage, count);
      await compare.open();
      await compare.rows.first().waitFor();
    },
  })),
  {
    shows: ['compare-sold'],
    visitor: 'alone',
    async walk(stage, look) {
      const { page } = stage;
      const compare = new ComparePage(page);
      await chooseToCompare(stage, 2);
      // The next sample order takes the first vehicle that can be bought.
      await freshOrder(page, 'delivered');
      await compare.open();
      await compare.main.getByText('No longer available').first().waitFor();
      await look(page, 'compare-sold');
    },
  },
  {
    shows: [
      'saved-vehicles-none',
      'search-saved',
      'saved-vehicles',
      'saved-vehicles-undo',
      'saved-vehicles-sold',
    ],
    visitor: 'alone',
    async walk(stage, look) {
      const { page, site } = stage;
      const { search } = site;
      const saved = new SavedVehiclesPage(page);
      await signedInBuyer(site);
      await saved.open();
      await page.getByRole('heading', { name: "You haven't saved a vehicle yet" }).waitFor();
      await look(page, 'saved-vehicles-none');
      await search.open();
      const [first = '', second = '', , third = ''] = await search.vinsOnOffer(4);
      for (const vin of [first, second, third]) await press(stage, search.heart(search.card(vin)));
      await look(page, 'search-saved');
      await saved.open();
      await saved.card(third).waitFor();
      await look(page, 'saved-vehicles');
      await press(stage, saved.heart(second));
      await saved.undo.waitFor();
      await look(page, 'saved-vehicles-undo');
      await freshOrder(page, 'delivered');
      await saved.open();
      await saved.sold.waitFor();
      await look(page, 'saved-vehicles-sold');
    },
  },
];
