export { PaymentCalculator } from './ui/payment-calculator.tsx';
export {
  defaultPaymentInputs,
  paymentQuote,
  type PaymentInputs,
  type PaymentQuote,
} from './domain/payment-inputs.ts';
export { type PaymentControls, usePaymentInputs } from './model/use-payment-inputs.ts';
export { paymentViews } from './views.ts';
