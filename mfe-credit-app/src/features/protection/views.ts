/** The views of this feature, each in its own chunk. */
export const protectionViews = {
  coverage: async () =>
    (await import(/* webpackChunkName: "coverage" */ './ui/coverage-page.tsx')).CoveragePage,
};
