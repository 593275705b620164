import { createViewLoader } from '@forecourt/shared-contracts/react';
import type { ReviewPageProps } from './review-page.tsx';
import type { SubmitPageProps } from './submit-page.tsx';

/** The review, in a chunk with the terms: a shopper gets there after many pages. */
export const applicationReviewViews = createViewLoader<'review', ReviewPageProps>({
  review: async () =>
    (await import(/* webpackChunkName: "credit-application-last" */ './review-page.tsx')).ReviewPage,
});

/** The terms and the submission. */
export const applicationSubmitViews = createViewLoader<'submit', SubmitPageProps>({
  submit: async () =>
    (await import(/* webpackChunkName: "credit-application-last" */ './submit-page.tsx')).SubmitPage,
});

/** Loads both in advance; a failure is shown by the page that needs them. */
export function loadLastViews(): void {
  Promise.all([applicationReviewViews.load('review'), applicationSubmitViews.load('submit')]).catch(
    () => undefined,
  );
}
