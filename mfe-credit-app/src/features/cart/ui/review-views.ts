import type { Cart } from '@forecourt/shared-contracts/commerce';
import { createViewLoader } from '@forecourt/shared-contracts/react';

/** The review of a cash order, in a chunk of its own: most visits of the cart never reach it. */
export const reviewViews = createViewLoader<'cash', { readonly cart: Cart }>({
  cash: async () => (await import(/* webpackChunkName: "cash-review" */ './cash-review.tsx')).CashReview,
});
