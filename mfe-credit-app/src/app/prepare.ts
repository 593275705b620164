import { matchRoute } from '@forecourt/shared-contracts/releases';
import type { PrepareContext } from '@forecourt/shared-contracts/react';
import { routes } from './routes.ts';
import { routeViews } from './route-views.ts';

/** Loads the chunk of the current route, so that its first screen never suspends. */
export async function prepare({ platform }: PrepareContext): Promise<void> {
  const { pathname } = platform.navigation.current().location;
  const match = matchRoute(routes, pathname);
  if (match) await routeViews.load(match.route.id);
}
