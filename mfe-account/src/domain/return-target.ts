import { safeTarget } from '@forecourt/shared-contracts';

/** Where a signed-in visitor goes who came from nowhere in particular. */
export const defaultTarget = '/account/orders';

// An origin that no page has: full addresses are not taken, not even those of this site.
const nowhere = 'https://return.invalid';

/**
 * Where sign-in leads, from the page's query: `returnTo` when it is a path of this site, else the orders.
 * Other hosts and schemes, and the pages of signing in, signing up and resetting, are not taken.
 */
export function returnTarget(search: string): string {
  return wantedTarget(search) ?? defaultTarget;
}

/** A page of the account that hands on where its visitor wanted to go; `path` is the page's own. */
export function withReturnTo(path: string, search: string): string {
  const target = wantedTarget(search);
  return target === undefined ? path : `${path}?returnTo=${encodeURIComponent(target)}`;
}

function wantedTarget(search: string): string | undefined {
  const wanted = new URLSearchParams(search).get('returnTo');
  const target = wanted === null ? undefined : safeTarget(wanted, nowhere);
  const isEntrance = target !== undefined && /^\/(?:sign-(?:in|up)|reset-password)(?:[/?#]|$)/.test(target);
  return isEntrance ? undefined : target;
}
