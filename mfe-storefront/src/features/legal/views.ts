/** The views of this feature, each in its own chunk. */
export const legalViews = {
  'terms-of-use': async () =>
    (await import(/* webpackChunkName: "legal" */ './terms-of-use-page.tsx')).TermsOfUsePage,
  'privacy-policy': async () =>
    (await import(/* webpackChunkName: "legal" */ './privacy-policy-page.tsx')).PrivacyPolicyPage,
  'privacy-notice': async () =>
    (await import(/* webpackChunkName: "legal" */ './privacy-notice-page.tsx')).PrivacyNoticePage,
  'cookie-policy': async () =>
    (await import(/* webpackChunkName: "legal" */ './cookie-policy-page.tsx')).CookiePolicyPage,
  accessibility: async () =>
    (await import(/* webpackChunkName: "legal" */ './accessibility-page.tsx')).AccessibilityPage,
};
