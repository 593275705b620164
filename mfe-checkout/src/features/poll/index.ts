export { PollStatus } from './poll-status.tsx';
export type { Poll } from './poll-status.tsx';
export { usePoll } from './use-poll.ts';
