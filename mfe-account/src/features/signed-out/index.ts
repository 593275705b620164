export type { MembersPage } from './members-page.ts';
export { SignedOut } from './signed-out.tsx';
