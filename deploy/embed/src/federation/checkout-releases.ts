import type { PageContext } from '@forecourt/shared-contracts/page';
import type { LoadableRelease, RemoteRelease } from '@forecourt/shared-contracts/releases';

/** Name of the remote that is embedded. */
export const checkoutName = 'mfe-checkout';

/** The checkout remote of the site. Throws an Error if the site has none. */
export function checkoutRemote({ releases }: Pick<PageContext, 'releases'>): RemoteRelease {
  const remote = releases.remotes.find(({ name }) => name === checkoutName);
  if (!remote) throw new Error('The site has no checkout release');
  return remote;
}

/** Its releases in the order in which they are tried: the live one, then the last good one, if there is one. */
export function checkoutReleases({ current, fallback }: RemoteRelease): readonly LoadableRelease[] {
  return fallback ? [current, fallback] : [current];
}
