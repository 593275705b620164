export { AccountFrame } from './account-frame.tsx';
export { AccountList } from './account-list.tsx';
export { CallDealer } from './call-dealer.tsx';
export { MembersOnly } from './members-only.tsx';
