export { MomentBand } from './moment-band.tsx';
export { MomentMark } from './moment-mark.tsx';
