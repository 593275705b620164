export { IdentityResult } from './identity-result.tsx';
export { IdentityStep } from './identity-step.tsx';
