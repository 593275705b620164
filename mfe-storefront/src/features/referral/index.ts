export { ReferralGreeting } from './referral-greeting.tsx';
export type { ReferralDialogProps } from './referral-greeting.tsx';
