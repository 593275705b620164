export { SigningStep } from './signing-step.tsx';
export { contractQuery } from './data/signing.queries.ts';
