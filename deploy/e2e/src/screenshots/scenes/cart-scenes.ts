import { putIntoCart, signedInBuyer } from '../../data/buyer-with-cart.ts';
import { freshOrder } from '../../data/fresh-order.ts';
import { nearAddresses } from '../../data/near-address.ts';
import { CoveragePage } from '../../pages/coverage-page.ts';
import { OrderDetailsPage } from '../../pages/order-details-page.ts';
import { OrderPages } from '../../pages/order-pages.ts';
import type { Scene, Stage } from '../scene.ts';

const contract = 'Vehicle Service Contract';
const ultra = 'Complete Protection Ultra';

async function openCart({ page, site }: Stage, type: 'Finance' | 'Lease' | 'Cash'): Promise<void> {
  await signedInBuyer(site);
  await putIntoCart(page, type);
  await page.goto('/cart');
  await site.cart.price.getByRole('row').first().waitFor();
}

/** The cart by purchase type, and what opens from it. */
const cartStates: readonly Scene[] = [
  { name: 'cart-lease', visitor: 'alone', open: (stage) => openCart(stage, 'Lease') },
  {
    shows: ['cart-cash', 'cart-cash-review', 'cart-remove', 'cart-removed'],
    visitor: 'alone',
    async walk(stage, look) {
      const { page, site } = stage;
      await openCart(stage, 'Cash');
      await look(page, 'cart-cash');
      await site.cart.review();
      await look(page, 'cart-cash-review');
      await page.goto('/cart');
      await site.cart.main.getByRole('button', { name: 'Remove' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.waitFor();
      await look(page, 'cart-remove');
      await dialog.getByRole('button', { name: 'Remove vehicle' }).click();
      await site.cart.main.getByText('We removed the vehicle from your cart.').waitFor();
      await look(page, 'cart-removed');
    },
  },
  {
    name: 'cart-switch-to-cash',
    visitor: 'alone',
    async open(stage) {
      await openCart(stage, 'Finance');
      await stage.site.cart.main.getByRole('radio', { name: 'Cash' }).click();
      await stage.page.getByRole('dialog', { name: 'Switch to cash?' }).waitFor();
    },
  },
];

const coverageStates: readonly Scene[] = [
  {
    shows: ['cart-coverage-compare', 'cart-coverage-covers', 'cart-coverage-chosen', 'cart-coverage-replace'],
    visitor: 'alone',
    async walk(stage, look) {
      const { page } = stage;
      const coverage = new CoveragePage(page);
      const dialog = page.getByRole('dialog');
      await openCart(stage, 'Finance');
      await coverage.open();
      await coverage.compare.click();
      await dialog.waitFor();
      await look(page, 'cart-coverage-compare');
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
      await coverage
        .card(contract)
        .getByRole('button', { name: `See what's covered by ${contract}` })
        .click();
      await dialog.waitFor();
      await look(page, 'cart-coverage-covers');
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
      await coverage.add(contract);
      await coverage.chosen(contract).waitFor();
      await look(page, 'cart-coverage-chosen');
      // Not every tenant sells one that includes another.
      if (!(await coverage.card(ultra).isVisible())) return;
      await coverage.add(ultra);
      await dialog.waitFor();
      await look(page, 'cart-coverage-replace');
    },
  },
];

const detailStates: readonly Scene[] = [
  {
    shows: [
      'cart-details-problems',
      'cart-details-too-far',
      'cart-details-receipt',
      'cart-overview-delivery',
    ],
    visitor: 'alone',
    async walk(stage, look) {
      const { page } = stage;
      const details = new OrderDetailsPage(page);
      const near = nearAddresses[stage.tenant];
      await openCart(stage, 'Finance');
      await details.openFromSteps();
      await details.delivery.check();
      await details.save.click();
      await page.getByRole('alert', { name: 'There is a problem' }).waitFor();
      await look(page, 'cart-details-problems');
      await details.giveAddress('12 Ocean Drive', '33101');
      await details.save.click();
      await details.main
        .getByText(/out of range|don't offer|don't deliver/)
        .first()
        .waitFor();
      await look(page, 'cart-details-too-far');
      await details.city.fill('');
      await details.main.getByRole('combobox', { name: 'State' }).selectOption(near.state);
      await details.giveAddress(near.line1, near.zip);
      await details.receipt.click();
      await page.getByRole('dialog', { name: 'Order summary' }).waitFor();
      await look(page, 'cart-details-receipt');
      await page.keyboard.press('Escape');
      await details.save.click();
      await details.overviewHeading.waitFor();
      await look(page, 'cart-overview-delivery');
    },
  },
];

/** What a buyer does about a lender's decision. */
const decisionStates: readonly Scene[] = [
  {
    name: 'loan-decline',
    visitor: 'demo buyer',
    async open({ page }) {
      const order = new OrderPages(page);
      await page.goto('/healthz');
      await order.open(await freshOrder(page, 'lender-approved'));
      await order.decline.click();
      await page.getByRole('dialog', { name: 'Decline this loan?' }).waitFor();
    },
  },
  {
    shows: ['lender-timed-out-options', 'application-withdraw'],
    visitor: 'demo buyer',
    async walk({ page }, look) {
      const order = new OrderPages(page);
      await page.goto('/healthz');
      await order.open(await freshOrder(page, 'lender-timed-out'));
      await order.otherOptions.click();
      await look(page, 'lender-timed-out-options');
      await order.withdraw.click();
      await page.getByRole('dialog', { name: 'Withdraw your application?' }).waitFor();
      await look(page, 'application-withdraw');
    },
  },
];

/** Cart, coverage, pickup or delivery, and decisions of lenders. */
export const cartScenes: readonly Scene[] = [
  ...cartStates,
  ...coverageStates,
  ...detailStates,
  ...decisionStates,
];
