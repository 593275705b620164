import type { HostSession } from '@forecourt/shared-contracts/embedding';
import { travelToken } from '../protocol/messages.ts';

/** What the host's page offers as `getToken`: an identity token of the tenant's pool for whoever is signed in, else null. */
export type GetToken = (wish: { readonly renew: boolean }) => unknown;

const limitMs = 10_000;

/** The token that the page's own function gives: undefined when it throws, takes longer than ten seconds, or gives something else. */
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

/** The host's session as the element holds it; `tellChanged` makes every listener look at it anew. */
export function createHostSession(
  getToken: () => GetToken | undefined,
): HostSession & { tellChanged(): void } {
  const listeners = new Set<() => void>();
  return {
    isGiven: () => getToken() !== undefined,
    idToken: (isRenewal) => askHostToken(getToken(), isRenewal),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tellChanged() {
      for (const listener of [...listeners]) listener();
    },
  };
}
