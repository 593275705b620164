export { PaymentStep } from './payment-step.tsx';
