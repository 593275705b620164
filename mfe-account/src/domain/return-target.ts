import { safeTarget } from '@forecourt/shared-contracts';
import { routePaths } from './route-paths.ts';

/** Where a visitor goes after sign-in without a `returnTo`. */
export const defaultTarget = routePaths.orders;

// An origin that no page has: full URLs are rejected, even those of this site.
const nowhere = 'https://return.invalid';

/**
 * Returns where sign-in leads, from the page's query: `returnTo` when it is a path of this site, else the orders. Rejects other hosts and
 * schemes, and the sign-in, sign-up and password reset pages.
 */
export function returnTarget(search: string): string {
  return wantedTarget(search) ?? defaultTarget;
}

/** Returns the path of an account page with the visitor's `returnTo` passed on; `path` is the page's own. */
export function withReturnTo(path: string, search: string): string {
  const target = wantedTarget(search);
  return target === undefined ? path : `${path}?returnTo=${encodeURIComponent(target)}`;
}

/** Returns whether a path of this site is a page on the way to an order, or of one. */
export function isPurchase(target: string): boolean {
  return /^\/(?:cart|checkout|credit-application|progress|fulfillment|signing|trade-in)(?:[/?#]|$)/.test(
    target,
  );
}

function wantedTarget(search: string): string | undefined {
  const wanted = new URLSearchParams(search).get('returnTo');
  const target = wanted === null ? undefined : safeTarget(wanted, nowhere);
  const isEntrance = target !== undefined && /^\/(?:sign-(?:in|up)|reset-password)(?:[/?#]|$)/.test(target);
  return isEntrance ? undefined : target;
}
