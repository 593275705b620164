/** The views of this feature, each in its own chunk. */
export const privacyViews = {
  privacy: async () => (await import(/* webpackChunkName: "privacy" */ './privacy-page.tsx')).PrivacyPage,
};
