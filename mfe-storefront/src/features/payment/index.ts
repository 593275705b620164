export { IncentiveList } from './incentive-list.tsx';
export { PaymentCalculator } from './payment-calculator.tsx';
export { type PaymentInputs, type PaymentQuote } from './payment-inputs.ts';
export { usePaymentInputs, type PaymentControls } from './use-payment-inputs.ts';
