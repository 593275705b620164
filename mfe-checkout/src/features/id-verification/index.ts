export { IdVerificationStep } from './id-verification-step.tsx';
