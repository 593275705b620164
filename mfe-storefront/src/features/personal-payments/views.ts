/** The views of this feature, each in its own chunk. */
export const personalPaymentsViews = {
  loader: async () =>
    (await import(/* webpackChunkName: "personal-payments" */ './ui/personal-loader.tsx')).PersonalLoader,
};
