/** The views of this feature, each in its own chunk. */
export const overviewViews = {
  overview: async () => (await import(/* webpackChunkName: "overview" */ './overview-page.tsx')).OverviewPage,
};
