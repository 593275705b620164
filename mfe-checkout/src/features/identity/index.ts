export { IdentityStep } from './identity-step.tsx';
