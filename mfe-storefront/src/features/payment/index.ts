export { PaymentCalculator } from './payment-calculator.tsx';
export {
  defaultPaymentInputs,
  paymentQuote,
  type PaymentInputs,
  type PaymentQuote,
} from './payment-inputs.ts';
export { usePaymentInputs, type PaymentControls } from './use-payment-inputs.ts';
