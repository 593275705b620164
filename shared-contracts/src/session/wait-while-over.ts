import type { StoreApi } from 'zustand/vanilla';
import type { SessionState } from './session.ts';

/**
 * Holds a call back while the session is over and its owner is asked to sign in again. True when the same person goes on; false when
 * they left or somebody else signed in, whose call it is not.
 */
export async function sameOwnerGoesOn(store: StoreApi<SessionState>): Promise<boolean> {
  const before = store.getState();
  if (!isOver(before)) return true;
  const after = await new Promise<SessionState>((resolve) => {
    const end = store.subscribe((state) => {
      if (isOver(state)) return;
      end();
      resolve(state);
    });
  });
  return after.status === 'signed-in' && before.status === 'signed-in' && after.user.sub === before.user.sub;
}

/** Whether the session has ended by itself and its page still stands. */
export function isOver(state: SessionState): boolean {
  return state.status === 'signed-in' && state.isOver === true;
}
