export { SigningStep } from './signing-step.tsx';
