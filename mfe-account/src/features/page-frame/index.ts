export { AccountFrame } from './account-frame.tsx';
export { CallDealer } from './call-dealer.tsx';
export { MembersOnly } from './members-only.tsx';
