/** The views of this feature, each in its own chunk. */
export const searchViews = {
  search: async () => (await import(/* webpackChunkName: "search" */ './search-page.tsx')).SearchPage,
};
