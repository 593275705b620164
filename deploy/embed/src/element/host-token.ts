import type { HostSession } from '@forecourt/shared-contracts/embedding';
import { travelToken } from '../protocol/messages.ts';

/**
 * The host page's `getToken`: returns an identity token of the tenant's pool for the signed-in user,
 * otherwise null.
 */
export type GetToken = (request: { readonly renew: boolean }) => unknown;

const limitMs = 10_000;

/**
 * Calls the page's function for a token: undefined when it throws, takes longer than ten seconds, or returns
 * something else.
 */
export async function askHostToken(
  getToken: GetToken | undefined,
  isRenewal: boolean,
): Promise<string | undefined> {
  if (!getToken) return undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<undefined>((done) => (timer = setTimeout(() => done(undefined), limitMs)));
  try {
    const given = await Promise.race([getToken({ renew: isRenewal }), tooLate]);
    return travelToken(given) ?? undefined;
  } catch (error) {
    console.error('getToken of vehicle-checkout failed', error);
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

/** The host's session as seen by the element; `notifyChanged` makes every listener read it again. */
export function createHostSession(
  getToken: () => GetToken | undefined,
): HostSession & { notifyChanged(): void } {
  const listeners = new Set<() => void>();
  return {
    isGiven: () => getToken() !== undefined,
    idToken: (isRenewal) => askHostToken(getToken(), isRenewal),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    notifyChanged() {
      for (const listener of [...listeners]) listener();
    },
  };
}
