/** The views of this feature, each in its own chunk. */
export const creditApplicationViews = {
  'credit-application': async () =>
    (await import(/* webpackChunkName: "credit-application" */ './credit-application-page.tsx'))
      .CreditApplicationPage,
};
