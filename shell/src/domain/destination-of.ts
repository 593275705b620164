import type { PageMenuItem } from '@forecourt/shared-contracts/releases';

const entrances = /^\/(sign-in|sign-up|reset-password)(\/|$)/;

/**
 * Returns where an item leads from here: the sign-in items for guests include the current page, so that sign-in returns there. The landing
 * page and the sign-in pages themselves are not returned to.
 */
export function destinationOf(
  { path, audience }: Pick<PageMenuItem, 'path' | 'audience'>,
  here: { readonly pathname: string; readonly search: string },
): string {
  if (audience !== 'guests' || here.pathname === '/' || entrances.test(here.pathname)) return path;
  return `${path}?returnTo=${encodeURIComponent(here.pathname + here.search)}`;
}
