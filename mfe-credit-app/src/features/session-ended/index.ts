export { SessionEnded } from './session-ended.tsx';
