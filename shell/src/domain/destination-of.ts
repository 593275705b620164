import type { PageMenuItem } from '@forecourt/shared-contracts/releases';

const entrances = /^\/(sign-in|sign-up|reset-password)(\/|$)/;

/**
 * Where an item leads from here: the ways in for guests take along where the shopper was, so that signing in returns there. The landing
 * page and the entrances themselves are no place to return to.
 */
export function destinationOf(
  { path, audience }: Pick<PageMenuItem, 'path' | 'audience'>,
  here: { readonly pathname: string; readonly search: string },
): string {
  if (audience !== 'guests' || here.pathname === '/' || entrances.test(here.pathname)) return path;
  return `${path}?returnTo=${encodeURIComponent(here.pathname + here.search)}`;
}
