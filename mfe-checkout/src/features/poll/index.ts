export { pollMs, pollOf } from './poll.ts';
export type { Poll } from './poll.ts';
export { PollStatus } from './poll-status.tsx';
export { useWhenOver } from './use-when-over.ts';
