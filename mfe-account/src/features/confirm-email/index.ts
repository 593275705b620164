export { ConfirmEmailStep } from './confirm-email-step.tsx';
