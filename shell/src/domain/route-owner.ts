import { matchRoute, type ReleaseSet, type RemoteRelease } from '@forecourt/shared-contracts/releases';

/** The remote that owns a path, by the most specific route of all remotes; undefined when nobody does. */
export function routeOwner(releases: ReleaseSet, pathname: string): RemoteRelease | undefined {
  const routes = releases.remotes.flatMap((remote) =>
    remote.routes.map((route) => ({ path: route.path, remote })),
  );
  return matchRoute(routes, pathname)?.route.remote;
}
