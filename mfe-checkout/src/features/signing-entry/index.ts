export { OwnContract } from './own-contract.tsx';
export { SigningReturned, signingReturns } from './signing-returned.tsx';
