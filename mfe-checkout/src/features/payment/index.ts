export { DepositPage } from './deposit-page.tsx';
export { PaymentStep } from './payment-step.tsx';
