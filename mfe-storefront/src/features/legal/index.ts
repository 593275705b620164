export { AccessibilityPage } from './accessibility-page.tsx';
export { CookiePolicyPage } from './cookie-policy-page.tsx';
export { PrivacyNoticePage } from './privacy-notice-page.tsx';
export { PrivacyPolicyPage } from './privacy-policy-page.tsx';
export { TermsOfUsePage } from './terms-of-use-page.tsx';
