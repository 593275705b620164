import { trustViews } from '../trust/index.ts';

/** The views of this feature, each in its own chunk. */
export const landingViews = {
  landing: async () => {
    const [{ LandingPage }] = await Promise.all([
      import(/* webpackChunkName: "landing" */ './landing-page.tsx'),
      trustViews.load('list'),
    ]);
    return LandingPage;
  },
};
