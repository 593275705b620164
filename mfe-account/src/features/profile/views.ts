/** The views of this feature, each in its own chunk. */
export const profileViews = {
  profile: async () => (await import(/* webpackChunkName: "profile" */ './profile-page.tsx')).ProfilePage,
};
