export { LoadFailure, loadFaultNames, loadFaultOf } from './load-failure.ts';
export type { LoadFault } from './load-failure.ts';
export { inspectEntry } from './inspect-entry.ts';
export { loadWithRetries } from './load-with-retries.ts';
