export { MomentMark } from './moment-mark.tsx';
