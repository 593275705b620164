import * as v from 'valibot';
import type { SessionState } from '../session/session.ts';
import type { Platform } from './platform.ts';

const guestKey = 'guest-visit';

/** Whether the visit may hold something that a guest chose and that no account has yet. Kept over reloads. */
function hasGuestVisit({ storage }: Platform): boolean {
  return storage.session.read(guestKey, v.literal(true)) === true;
}

/**
 * Gives what a guest chose to the account, once, whenever a visit that was a guest's becomes signed in, by whatever method and in
 * whichever tab. What changes in the session while a merge is under way asks for no second one; a merge that fails is tried again at the
 * next load. Afterwards the visit has a new id, so that nobody who knew the old one can reach the account by it (T41), and
 * `account:merged` tells what is to be read again.
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
  const { session, storage, events } = platform;
  const { callMerge } = await import('./call-merge.ts');
  const { changed } = await callMerge(platform);
  storage.renewSessionId();
  if (session.getState().status === 'signed-in') storage.session.remove(guestKey);
  if (changed.length > 0) events.emit('platform', 'account:merged', { changed });
}
