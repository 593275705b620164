export { useOwedConsents } from './model/use-owed-consents.ts';
export { signUpViews } from './views.ts';
