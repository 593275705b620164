export { AccountFrame } from './account-frame.tsx';
export { AccountSkeleton } from './account-skeleton.tsx';
export { CallDealer } from './call-dealer.tsx';
export { EmailText } from './email-text.tsx';
export { MembersOnly } from './members-only.tsx';
export { phoneActions } from './phone-actions.ts';
