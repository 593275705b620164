export { MomentBand } from './moment-band.tsx';
