import { freshOrder } from '../../data/fresh-order.ts';
import type { Scene, Shot, Stage } from '../scene.ts';

async function openVehicle({ site }: Stage, query: string): Promise<string> {
  await site.search.open(`${query}&zip=48226`);
  return site.search.openFirstAvailable();
}

const vehicleShot = (name: string, query: string): Shot => ({
  name,
  open: (stage) => openVehicle(stage, query),
});

/** The vehicle page by kind and state of the vehicle, and what opens on it. */
export const vehicleScenes: readonly Scene[] = [
  vehicleShot('vehicle-new', 'condition=New'),
  vehicleShot('vehicle-certified', 'condition=Certified'),
  vehicleShot('vehicle-used', 'condition=Used'),
  vehicleShot('vehicle-used-electric', 'fuelType=Electric&condition=Used'),
  {
    name: 'vehicle-pending',
    async open({ site }) {
      await site.search.open('availability=PendingSale');
      await site.vehicle.open((await site.search.cards.first().getAttribute('data-vin')) ?? '');
    },
  },
  {
    name: 'vehicle-sold',
    async open({ page, site }) {
      await site.search.open();
      // The next sample order takes the first vehicle that can be bought.
      const [vin = ''] = await site.search.vinsOnOffer(1);
      await freshOrder(page, 'delivered');
      await page.goto(`/vehicle/${vin}`);
      await site.vehicle.heading.waitFor();
    },
  },
  {
    name: 'vehicle-not-found',
    async open({ page, site }) {
      await page.goto('/vehicle/1FORECOURT0000000');
      await site.vehicle.heading.waitFor();
    },
  },
  ...(['Lease', 'Cash'] as const).map((type): Shot => ({
    name: `vehicle-${type.toLowerCase()}`,
    async open(stage) {
      await openVehicle(stage, 'condition=New');
      await stage.site.vehicle.choose(type);
    },
  })),
  {
    name: 'vehicle-payment-details',
    async open(stage) {
      await openVehicle(stage, 'condition=New');
      await stage.site.vehicle.payment.getByRole('button', { name: 'How we got this payment' }).click();
      await stage.page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'vehicle-pictures',
    async open(stage) {
      await openVehicle(stage, 'condition=New');
      await stage.site.vehicle.gallery.getByRole('button', { name: 'View pictures full screen' }).click();
      await stage.page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'vehicle-delivery',
    async open(stage) {
      await openVehicle(stage, 'condition=Used');
      const { handOver } = stage.site.vehicle;
      await handOver.getByRole('button', { name: /^Check\sif\swe\sdeliver/ }).click();
      await handOver.getByRole('textbox').fill('48226');
      await handOver.getByText('Delivery to 48226').waitFor();
    },
  },
];
