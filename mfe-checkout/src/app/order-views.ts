import { createViewLoader, withTexts } from '@forecourt/shared-contracts/react';

/** The pages of an order outside of its tracker, in a chunk of their own with the texts that they alone need. */
export const orderViews = createViewLoader<'order', object>({
  order: withTexts({
    namespace: 'checkout',
    view: async () => (await import(/* webpackChunkName: "order" */ './order-route.tsx')).OrderRoute,
    texts: () => import(/* webpackChunkName: "order" */ './locales/order.en.json'),
    translations: {
      es: () => import(/* webpackChunkName: "order-spanish" */ './locales/order.es.json'),
    },
  }),
});
