export { queueConsents } from './owed-consents.ts';
export { useOwedConsents } from './use-owed-consents.ts';
