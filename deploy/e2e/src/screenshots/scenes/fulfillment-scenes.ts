import { freshOrder } from '../../data/fresh-order.ts';
import { nearAddresses } from '../../data/near-address.ts';
import { FulfillmentStep } from '../../pages/fulfillment-step.ts';
import type { Scene, Stage } from '../scene.ts';

async function openFulfillment({ page }: Stage, key: string): Promise<FulfillmentStep> {
  const step = new FulfillmentStep(page);
  await page.goto('/healthz');
  await step.open(await freshOrder(page, key));
  return step;
}

/** What a buyer reaches while scheduling pickup or delivery. */
export const fulfillmentScenes: readonly Scene[] = [
  {
    shows: [
      'fulfillment-problems',
      'fulfillment-out-of-range',
      'fulfillment-pickup',
      'fulfillment-pickup-times',
    ],
    visitor: 'demo buyer',
    async walk(stage, look) {
      const { page } = stage;
      const step = await openFulfillment(stage, 'contract-signed');
      await step.street.clear();
      await step.toTimes.click();
      await step.main.getByRole('link', { name: 'Enter your street address' }).waitFor();
      await look(page, 'fulfillment-problems');
      await step.enterAddress({ line1: '12 Garden Street', zip: '54880' });
      await step.toTimes.click();
      await step.main
        .getByText(/out of range|don't (offer|deliver)/)
        .first()
        .waitFor();
      await look(page, 'fulfillment-out-of-range');
      await step.main.getByText('At a store near you or where the car is.').click();
      await look(page, 'fulfillment-pickup');
      await step.toTimes.click();
      await step.date.waitFor();
      await look(page, 'fulfillment-pickup-times');
    },
  },
  {
    shows: [
      'fulfillment-times',
      'fulfillment-calendar',
      'fulfillment-review-delivery',
      'fulfillment-scheduled',
      'fulfillment-cancel',
    ],
    visitor: 'demo buyer',
    async walk(stage, look) {
      const { page } = stage;
      const step = await openFulfillment(stage, 'contract-signed');
      await step.enterAddress(nearAddresses[stage.tenant]);
      await step.toTimes.click();
      await step.date.waitFor();
      await look(page, 'fulfillment-times');
      await step.main.getByRole('button', { name: 'Open the calendar' }).click();
      await page.getByRole('grid').locator(':focus').waitFor();
      await look(page, 'fulfillment-calendar', { take: 'screen' });
      await page.keyboard.press('Escape');
      await step.takeFirstTime();
      await step.toReview.click();
      await step.confirm.waitFor();
      await look(page, 'fulfillment-review-delivery');
      await step.confirm.click();
      await step.reschedule.waitFor();
      await look(page, 'fulfillment-scheduled');
      await step.main.getByRole('button', { name: 'Cancel appointment' }).click();
      await page.getByRole('dialog').waitFor();
      await look(page, 'fulfillment-cancel');
    },
  },
  {
    name: 'fulfillment-today',
    visitor: 'demo buyer',
    async open({ page, site }) {
      await page.goto('/healthz');
      await page.goto(`/fulfillment/${await freshOrder(page, 'hand-over-now')}`);
      await site.tracker.heading.waitFor();
    },
  },
];
