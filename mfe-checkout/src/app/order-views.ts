import { createViewLoader, withTexts } from '@forecourt/shared-contracts/react';

/** The pages of an order outside its tracker, in their own chunk with the texts that only they need. */
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
