import { createViewLoader } from '@forecourt/shared-contracts/react';
import type { ReviewProps } from './review.tsx';
import type { WhenScreenProps } from './when-form.tsx';

/** The screen after the place was chosen, in the chunk of the later screens. */
export const whenViews = createViewLoader<'when', WhenScreenProps>({
  when: async () => (await import(/* webpackChunkName: "fulfillment-late" */ './when-form.tsx')).WhenScreen,
});

/** The last screen before booking, in the same chunk. */
export const reviewViews = createViewLoader<'review', ReviewProps>({
  review: async () => (await import(/* webpackChunkName: "fulfillment-late" */ './review.tsx')).Review,
});

/** Loads the later screens while the first is filled in. A chunk that fails to load is requested again when its screen opens. */
export function preloadLateScreens(): void {
  for (const loading of [whenViews.load('when'), reviewViews.load('review')]) {
    loading.catch(() => undefined);
  }
}
