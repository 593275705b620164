export { useConsentQueue } from './model/use-consent-queue.ts';
export { signUpViews } from './views.ts';
