export { PersonalDesk } from './personal-desk.tsx';
