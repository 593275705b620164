import { createViewLoader, withTexts } from '@forecourt/shared-contracts/react';
import type { ReviewPageProps } from './review-page.tsx';
import type { SubmitPageProps } from './submit-page.tsx';

/** Their own texts, which no page before them needs. */
const lastTexts = {
  namespace: 'creditApp',
  texts: () => import(/* webpackChunkName: "credit-application-last" */ './last.en.json'),
  translations: {
    es: () => import(/* webpackChunkName: "credit-application-spanish" */ './last.es.json'),
  },
} as const;

/** The review, in a chunk with the terms: a shopper gets there after many pages. */
export const applicationReviewViews = createViewLoader<'review', ReviewPageProps>({
  review: withTexts({
    ...lastTexts,
    view: async () =>
      (await import(/* webpackChunkName: "credit-application-last" */ './review-page.tsx')).ReviewPage,
  }),
});

/** The terms and the submission. */
export const applicationSubmitViews = createViewLoader<'submit', SubmitPageProps>({
  submit: withTexts({
    ...lastTexts,
    view: async () =>
      (await import(/* webpackChunkName: "credit-application-last" */ './submit-page.tsx')).SubmitPage,
  }),
});

/** Loads both in advance; a failure is shown by the page that needs them. */
export function loadLastViews(): void {
  Promise.all([applicationReviewViews.load('review'), applicationSubmitViews.load('submit')]).catch(
    () => undefined,
  );
}
