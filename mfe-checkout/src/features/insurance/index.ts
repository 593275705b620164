export { InsuranceStep } from './insurance-step.tsx';
