import { otherRoute } from '@forecourt/shared-contracts/observe';
import { matchRoute, type ReleaseSet } from '@forecourt/shared-contracts/releases';

/** Returns the remote that owns a path and the pattern of its route, which does not reveal the order or vehicle of the page. */
export function routeOfPath(
  releases: ReleaseSet,
  pathname: string,
): { readonly remote: string | undefined; readonly route: string } {
  const routes = releases.remotes.flatMap(({ name, routes: own }) =>
    own.map(({ path }) => ({ path, remote: name })),
  );
  const match = matchRoute(routes, pathname);
  return { remote: match?.route.remote, route: match?.route.path ?? otherRoute };
}
