import { createViewLoader } from '@forecourt/shared-contracts/react';

/** The pages of an order outside of its tracker, in a chunk of their own. */
export const orderViews = createViewLoader<'order', object>({
  order: async () => (await import(/* webpackChunkName: "order" */ './order-route.tsx')).OrderRoute,
});
