import type { Cart } from '@forecourt/shared-contracts/commerce';
import { createViewLoader, withTexts } from '@forecourt/shared-contracts/react';

/** The review of a cash order, in a chunk of its own with its texts: most visits of the cart never reach it. */
export const reviewViews = createViewLoader<'cash', { readonly cart: Cart }>({
  cash: withTexts({
    namespace: 'creditApp',
    view: async () => (await import(/* webpackChunkName: "cash-review" */ './cash-review.tsx')).CashReview,
    texts: () => import(/* webpackChunkName: "cash-review" */ './cash-review.en.json'),
    translations: {
      es: () => import(/* webpackChunkName: "cart-spanish" */ './cash-review.es.json'),
    },
  }),
});
