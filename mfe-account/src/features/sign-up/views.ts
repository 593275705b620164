/** The views of this feature, each in its own chunk. */
export const signUpViews = {
  'sign-up': async () => (await import(/* webpackChunkName: "sign-up" */ './sign-up-page.tsx')).SignUpPage,
};
