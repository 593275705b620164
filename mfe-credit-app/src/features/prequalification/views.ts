/** The views of this feature, each in its own chunk. */
export const prequalificationViews = {
  'pre-qualification': async () =>
    (await import(/* webpackChunkName: "pre-qualification" */ './prequalification-page.tsx'))
      .PrequalificationPage,
  'credit-notice': async () =>
    (await import(/* webpackChunkName: "credit-notice" */ './credit-notice-page.tsx')).CreditNoticePage,
};
