export { useCodeCounts } from './use-code-counts.ts';
export { useRecordCode } from './use-record-code.ts';
