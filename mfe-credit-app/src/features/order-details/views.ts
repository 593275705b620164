/** The views of this feature, each in its own chunk. */
export const orderDetailsViews = {
  details: async () =>
    (await import(/* webpackChunkName: "details" */ './order-details-page.tsx')).OrderDetailsPage,
};
