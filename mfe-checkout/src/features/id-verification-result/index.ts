export { IdVerificationResult } from './id-verification-result.tsx';
