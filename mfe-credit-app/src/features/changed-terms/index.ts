export { ChangedTerms } from './changed-terms.tsx';
