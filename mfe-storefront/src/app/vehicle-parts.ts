import type { ComponentProps } from 'react';
import { createViewLoader, withTexts } from '@forecourt/shared-contracts/react';
import { paymentViews } from '../features/payment/index.ts';
import {
  loadVehicleDetailsParts,
  type ExplanationProps,
  type VehicleDetailsProps,
  type VehicleParts,
} from '../features/vehicle/index.ts';
import { trustViews } from '../features/trust/index.ts';

type Parts = Awaited<ReturnType<typeof loadVehicleDetailsParts>>;

const detailsTexts = {
  namespace: 'storefront',
  texts: () => import(/* webpackChunkName: "vehicle-details" */ './locales/vehicle-details.en.json'),
  translations: {
    es: () => import(/* webpackChunkName: "vehicle-spanish" */ './locales/vehicle-details.es.json'),
  },
} as const;

const details = createViewLoader<'details', VehicleDetailsProps>({
  details: withTexts({
    ...detailsTexts,
    view: async () => (await loadVehicleDetailsParts()).VehicleDetails,
  }),
});

const zipRetry = createViewLoader<'retry', ComponentProps<Parts['ZipRetry']>>({
  retry: withTexts({ ...detailsTexts, view: async () => (await loadVehicleDetailsParts()).ZipRetry }),
});

const explanation = createViewLoader<'dialog', ExplanationProps>({
  dialog: withTexts({
    namespace: 'storefront',
    view: paymentViews.explanation,
    texts: () => import(/* webpackChunkName: "payment-explanation" */ './locales/explanation.en.json'),
    translations: {
      es: () => import(/* webpackChunkName: "vehicle-spanish" */ './locales/explanation.es.json'),
    },
  }),
});

/** What a vehicle page loads when idle, and when the shopper opens an explanation of a number; once, and again after a failure. */
export const vehicleParts: VehicleParts = {
  async loadDetails() {
    const [VehicleDetails, ZipRetry, parts] = await Promise.all([
      details.load('details'),
      zipRetry.load('retry'),
      loadVehicleDetailsParts(),
      trustViews.load('list'),
    ]);
    return { ...parts, VehicleDetails, ZipRetry };
  },
  loadExplanation: () => explanation.load('dialog'),
};
