/** The views of this feature, each in its own chunk. */
export const cartViews = {
  cart: async () => (await import(/* webpackChunkName: "cart" */ './cart-page.tsx')).CartPage,
};
