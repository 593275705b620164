export { watchUpdates } from './watch-updates.ts';
export type { UpdateStore } from './watch-updates.ts';
