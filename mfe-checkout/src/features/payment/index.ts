export { DepositPage } from './deposit-page.tsx';
export { PaymentStep } from './payment-step.tsx';
export { paymentQuery } from './data/payment.queries.ts';
