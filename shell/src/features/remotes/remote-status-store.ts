import { createStore } from 'zustand/vanilla';
import type { RemoteStatus } from '../../domain/remote-status.ts';

interface RemoteStatusState {
  readonly statuses: Readonly<Record<string, RemoteStatus>>;
  /** Version that is actually running, which may be the fallback. */
  readonly versions: Readonly<Record<string, string>>;
}

/** Creates the status store for the remotes of one page. */
export function createRemoteStatusStore() {
  const store = createStore<RemoteStatusState>(() => ({ statuses: {}, versions: {} }));
  return {
    ...store,
    /** Sets the status of a remote. */
    setStatus(remote: string, status: RemoteStatus) {
      store.setState((state) => ({ statuses: { ...state.statuses, [remote]: status } }));
    },
    /** Sets the running version of a remote. */
    setVersion(remote: string, version: string) {
      store.setState((state) => ({ versions: { ...state.versions, [remote]: version } }));
    },
  };
}

export type RemoteStatusStore = ReturnType<typeof createRemoteStatusStore>;
