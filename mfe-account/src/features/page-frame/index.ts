export { AccountFrame } from './account-frame.tsx';
export { CallDealer } from './call-dealer.tsx';
export { EmailText } from './email-text.tsx';
export { MembersOnly } from './members-only.tsx';
export { phoneActions } from './phone-actions.ts';
