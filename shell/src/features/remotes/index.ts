export { composeRemotes } from './compose-remotes.ts';
export { createRemoteStatusStore } from './remote-status-store.ts';
export type { RemoteStatusStore } from './remote-status-store.ts';
export type { ComposedRemotes } from './compose-remotes.ts';
export type { LoadModule } from './routed-remote.ts';
