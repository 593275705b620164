import { createStore } from 'zustand/vanilla';
import type { RemoteStatus } from '../../domain/remote-status.ts';

interface RemoteStatusState {
  readonly statuses: Readonly<Record<string, RemoteStatus>>;
  /** Version that really runs, which may be the fallback. */
  readonly versions: Readonly<Record<string, string>>;
}

/** Statuses of the remotes of one page. */
export function createRemoteStatusStore() {
  const store = createStore<RemoteStatusState>(() => ({ statuses: {}, versions: {} }));
  return {
    ...store,
    /** Notes where a remote stands. */
    setStatus(remote: string, status: RemoteStatus) {
      store.setState((state) => ({ statuses: { ...state.statuses, [remote]: status } }));
    },
    /** Notes which version of a remote runs. */
    setVersion(remote: string, version: string) {
      store.setState((state) => ({ versions: { ...state.versions, [remote]: version } }));
    },
  };
}

export type RemoteStatusStore = ReturnType<typeof createRemoteStatusStore>;
