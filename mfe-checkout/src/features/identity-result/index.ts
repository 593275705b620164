export { IdentityResult } from './identity-result.tsx';
