import { createViewLoader, withTexts } from '@forecourt/shared-contracts/react';
import type { ArrivalProps } from './arrival-question.tsx';
import type { CancelDialogProps } from './cancel-dialog.tsx';
import type { ReviewProps } from './review.tsx';
import type { WhenScreenProps } from './when-form.tsx';

/** Their own texts, which no earlier screen needs. */
const lateTexts = {
  namespace: 'checkout',
  texts: () => import(/* webpackChunkName: "fulfillment-late" */ './late.en.json'),
  translations: { es: () => import(/* webpackChunkName: "fulfillment-spanish" */ './late.es.json') },
} as const;

/** The screen after the place was chosen, in the chunk of the later screens. */
export const whenViews = createViewLoader<'when', WhenScreenProps>({
  when: withTexts({
    ...lateTexts,
    view: async () => (await import(/* webpackChunkName: "fulfillment-late" */ './when-form.tsx')).WhenScreen,
  }),
});

/** The last screen before booking, in the same chunk. */
export const reviewViews = createViewLoader<'review', ReviewProps>({
  review: withTexts({
    ...lateTexts,
    view: async () => (await import(/* webpackChunkName: "fulfillment-late" */ './review.tsx')).Review,
  }),
});

const arrivalTexts = {
  namespace: 'checkout',
  texts: () => import(/* webpackChunkName: "arrival" */ './arrival.en.json'),
  translations: { es: () => import(/* webpackChunkName: "fulfillment-spanish" */ './arrival.es.json') },
} as const;

/** The question after an appointment that nobody has confirmed. */
export const arrivalViews = createViewLoader<'arrival', ArrivalProps>({
  arrival: withTexts({
    ...arrivalTexts,
    view: async () =>
      (await import(/* webpackChunkName: "arrival" */ './arrival-question.tsx')).ArrivalQuestion,
  }),
});

/** The moment after an appointment that took place, loaded along with the appointment of a delivered order. */
export const handedOverViews = createViewLoader<'handed-over', object>({
  'handed-over': async () =>
    (await import(/* webpackChunkName: "handed-over" */ './handed-over.tsx')).HandedOver,
});

/** The question before an appointment is canceled, in the chunk of what only some buyers open. */
export const cancelViews = createViewLoader<'cancel', CancelDialogProps>({
  cancel: withTexts({
    ...arrivalTexts,
    view: async () => (await import(/* webpackChunkName: "arrival" */ './cancel-dialog.tsx')).CancelDialog,
  }),
});

/** Loads the later screens while the first is filled in. A chunk that fails to load is requested again when its screen opens. */
export function preloadLateScreens(): void {
  for (const loading of [whenViews.load('when'), reviewViews.load('review')]) {
    loading.catch(() => undefined);
  }
}
