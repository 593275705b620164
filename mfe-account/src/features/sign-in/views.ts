/** The views of this feature, each in its own chunk. */
export const signInViews = {
  'sign-in': async () => (await import(/* webpackChunkName: "sign-in" */ './sign-in-page.tsx')).SignInPage,
  'sign-in-code': async () =>
    (await import(/* webpackChunkName: "sign-in-code" */ './code-sign-in-page.tsx')).CodeSignInPage,
  'reset-password': async () =>
    (await import(/* webpackChunkName: "reset-password" */ './reset-password-page.tsx')).ResetPasswordPage,
  'social-return': async () =>
    (await import(/* webpackChunkName: "social-return" */ './social-return-page.tsx')).SocialReturnPage,
};
