export { CallDealer } from './call-dealer.tsx';
