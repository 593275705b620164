export { MembersOnly } from './members-only.tsx';
