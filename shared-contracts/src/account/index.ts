export { getAccountSummary } from './account-summary.ts';
