/** The views of this feature, each in its own chunk. */
export const landingViews = {
  landing: async () => (await import(/* webpackChunkName: "landing" */ './landing-page.tsx')).LandingPage,
};
