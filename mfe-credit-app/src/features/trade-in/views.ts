/** The views of this feature, each in its own chunk. */
export const tradeInViews = {
  'trade-in-offer': async () =>
    (await import(/* webpackChunkName: "trade-in" */ './trade-in-page.tsx')).TradeInPage,
};
