/** The views of this feature, each in its own chunk. */
export const ordersViews = {
  orders: async () => (await import(/* webpackChunkName: "orders" */ './orders-page.tsx')).OrdersPage,
  documents: async () =>
    (await import(/* webpackChunkName: "documents" */ './documents-page.tsx')).DocumentsPage,
  deals: async () => (await import(/* webpackChunkName: "deals" */ './deals-page.tsx')).DealsPage,
};
