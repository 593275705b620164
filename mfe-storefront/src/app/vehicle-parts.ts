import { createViewLoader, withTexts } from '@forecourt/shared-contracts/react';
import type { VehicleDetailsProps } from '../features/vehicle-details/index.ts';
import type { ExplanationProps, VehicleParts } from '../features/vehicle-parts/index.ts';

const detailsModule = () =>
  import(/* webpackChunkName: "vehicle-details" */ '../features/vehicle-details/index.ts');

const details = createViewLoader<'details', VehicleDetailsProps>({
  details: withTexts({
    namespace: 'storefront',
    view: async () => (await detailsModule()).VehicleDetails,
    texts: () => import(/* webpackChunkName: "vehicle-details" */ './locales/vehicle-details.en.json'),
    translations: {
      es: () => import(/* webpackChunkName: "vehicle-spanish" */ './locales/vehicle-details.es.json'),
    },
  }),
});

const explanation = createViewLoader<'dialog', ExplanationProps>({
  dialog: withTexts({
    namespace: 'storefront',
    view: async () =>
      (await import(/* webpackChunkName: "payment-explanation" */ '../features/payment-explanation/index.ts'))
        .ExplanationDialog,
    texts: () => import(/* webpackChunkName: "payment-explanation" */ './locales/explanation.en.json'),
    translations: {
      es: () => import(/* webpackChunkName: "vehicle-spanish" */ './locales/explanation.es.json'),
    },
  }),
});

/** What a vehicle page loads when idle, and when the shopper opens an explanation of a number; once, and again after a failure. */
export const vehicleParts: VehicleParts = {
  async loadDetails() {
    const [VehicleDetails, parts] = await Promise.all([details.load('details'), detailsModule()]);
    return { ...parts, VehicleDetails };
  },
  loadExplanation: () => explanation.load('dialog'),
};
