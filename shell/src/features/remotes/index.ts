export { composeRemotes } from './compose-remotes.ts';
export { createRemoteStatusStore } from './remote-status-store.ts';
export type { ComposedRemotes, LoadModule } from './compose-remotes.ts';
