import { safeTarget } from '@forecourt/shared-contracts';

/** Where a signed-in visitor goes who came from nowhere in particular. */
export const defaultTarget = '/account/orders';

// An origin that no page has: full addresses are not taken, not even those of this site.
const nowhere = 'https://return.invalid';

/**
 * Where sign-in leads, from the page's query: `returnTo` when it is a path of this site, else the orders.
 * Other hosts and schemes, and sign-in itself, are not taken.
 */
export function returnTarget(search: string): string {
  const wanted = new URLSearchParams(search).get('returnTo');
  const target = wanted === null ? undefined : safeTarget(wanted, nowhere);
  const isSignIn = target !== undefined && /^\/sign-in(?:[/?#]|$)/.test(target);
  return target === undefined || isSignIn ? defaultTarget : target;
}
