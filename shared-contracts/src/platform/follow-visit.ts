import * as v from 'valibot';
import { mergeVisit } from '../identity/merge-endpoint.ts';
import type { SessionState } from '../session/session.ts';
import type { Platform } from './platform.ts';

const guestKey = 'guest-visit';

/** Whether the visit may contain guest data that is not in an account yet. Persists across reloads. */
function hasGuestVisit({ storage }: Platform): boolean {
  return storage.session.read(guestKey, v.literal(true)) === true;
}

/**
 * Merges a guest's data into the account, once, whenever a guest's visit becomes signed in, by any method and in any tab. Session changes
 * during a merge do not request a second one; a merge that fails is retried at the next load. Afterward the visit has a new id, so that no
 * one who knew the old one can reach the account with it (T41), and `account:merged` lists what to reload.
 */
export function followVisit(platform: Platform, log: (message: string, detail: unknown) => void): void {
  const { session, storage } = platform;
  let merging: string | undefined;
  const follow = ({ status }: SessionState) => {
    if (status === 'guest' || status === 'expired') storage.session.write(guestKey, true);
    if (status !== 'signed-in' || !hasGuestVisit(platform) || merging === storage.sessionId) return;
    merging = storage.sessionId;
    void merge(platform)
      .catch((error: unknown) => log('the visit could not be merged', error))
      .finally(() => (merging = undefined));
  };
  follow(session.getState());
  session.subscribe(follow);
}

async function merge(platform: Platform): Promise<void> {
  const { client, session, storage, events } = platform;
  const { changed } = await client.call(mergeVisit, { body: { sessionId: storage.sessionId } });
  storage.renewSessionId();
  if (session.getState().status === 'signed-in') storage.session.remove(guestKey);
  if (changed.length > 0) events.emit('platform', 'account:merged', { changed });
}
