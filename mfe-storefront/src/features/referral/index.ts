export { ReferralGreeting, type ReferralDialogProps } from './referral-greeting.tsx';
export { referralViews } from './views.ts';
