export { RefusedRefund } from './refused-refund.tsx';
