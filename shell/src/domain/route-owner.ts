import { matchRoute, type ReleaseSet, type RemoteRelease } from '@forecourt/shared-contracts/releases';

const known = new WeakMap<ReleaseSet, Map<string, RemoteRelease | undefined>>();

/**
 * Returns the remote that owns a path, by the most specific route of all remotes; undefined if none does. Computed once per path: on each
 * navigation every registered remote asks for it.
 */
export function routeOwner(releases: ReleaseSet, pathname: string): RemoteRelease | undefined {
  const owners = known.get(releases) ?? new Map<string, RemoteRelease | undefined>();
  if (owners.has(pathname)) return owners.get(pathname);
  const routes = releases.remotes.flatMap((remote) =>
    remote.routes.map((route) => ({ path: route.path, remote })),
  );
  const owner = matchRoute(routes, pathname)?.route.remote;
  known.set(releases, owners.set(pathname, owner));
  return owner;
}
