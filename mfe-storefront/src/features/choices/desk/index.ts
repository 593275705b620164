export { openDesk } from './open-desk.tsx';
