import type { StepId } from '@forecourt/shared-contracts/progress';
import { createViewLoader, withTexts } from '@forecourt/shared-contracts/react';
import type { StepProps } from '../domain/step-props.ts';

/** The components of the steps, each in its own chunk; those with many texts have them there, too. */
export const stepViews = createViewLoader<StepId, StepProps>({
  insurance: withTexts({
    namespace: 'checkout',
    view: async () =>
      (await import(/* webpackChunkName: "insurance" */ '../features/insurance/index.ts')).InsuranceStep,
    texts: () => import(/* webpackChunkName: "insurance" */ './locales/insurance.en.json'),
    translations: {
      es: () => import(/* webpackChunkName: "insurance-spanish" */ './locales/insurance.es.json'),
    },
  }),
  'id-verification': withTexts({
    namespace: 'checkout',
    view: async () =>
      (await import(/* webpackChunkName: "id-verification" */ '../features/id-verification/index.ts'))
        .IdVerificationStep,
    texts: () => import(/* webpackChunkName: "id-verification" */ './locales/id-verification.en.json'),
    translations: {
      es: () => import(/* webpackChunkName: "id-verification-spanish" */ './locales/id-verification.es.json'),
    },
  }),
  documents: withTexts({
    namespace: 'checkout',
    view: async () =>
      (await import(/* webpackChunkName: "documents" */ '../features/documents/index.ts')).DocumentsStep,
    texts: () => import(/* webpackChunkName: "documents" */ './locales/documents.en.json'),
    translations: {
      es: () => import(/* webpackChunkName: "documents-spanish" */ './locales/documents.es.json'),
    },
  }),
  signing: withTexts({
    namespace: 'checkout',
    view: async () =>
      (await import(/* webpackChunkName: "signing" */ '../features/signing/index.ts')).SigningStep,
    texts: () => import(/* webpackChunkName: "signing" */ './locales/signing.en.json'),
    translations: {
      es: () => import(/* webpackChunkName: "signing-spanish" */ './locales/signing.es.json'),
    },
  }),
  payment: async () =>
    (await import(/* webpackChunkName: "payment" */ '../features/payment/index.ts')).PaymentStep,
  fulfillment: withTexts({
    namespace: 'checkout',
    view: async () =>
      (await import(/* webpackChunkName: "fulfillment" */ '../features/fulfillment/index.ts'))
        .FulfillmentStep,
    texts: () => import(/* webpackChunkName: "fulfillment" */ './locales/fulfillment.en.json'),
    translations: {
      es: () => import(/* webpackChunkName: "fulfillment-spanish" */ './locales/fulfillment.es.json'),
    },
  }),
});
