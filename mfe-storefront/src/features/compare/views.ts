/** The views of this feature, each in its own chunk. */
export const compareViews = {
  compare: async () => (await import(/* webpackChunkName: "compare" */ './compare-page.tsx')).ComparePage,
};
