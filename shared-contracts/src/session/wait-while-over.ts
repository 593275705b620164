import type { StoreApi } from 'zustand/vanilla';
import type { SessionState } from './session.ts';

/**
 * Holds a call while the session has ended and its user is asked to sign in again. True if the same user continues; false if they left or
 * another user signed in, who does not own the call.
 */
export async function waitForSameUser(store: StoreApi<SessionState>): Promise<boolean> {
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

/** Whether the session has ended by itself while its page is open. */
export function isOver(state: SessionState): boolean {
  return state.status === 'signed-in' && state.isOver === true;
}
