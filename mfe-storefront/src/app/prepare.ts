import { matchRoute } from '@forecourt/shared-contracts/releases';
import type { PrepareContext } from '@forecourt/shared-contracts/react';
import { searchFromParams } from '@forecourt/shared-contracts/inventory';
import { featuredQuery, searchQuery, vehicleQuery } from '../features/inventory/index.ts';
import { routeViews, type RouteId } from './route-views.ts';

const routes: readonly { readonly id: RouteId; readonly path: string }[] = [
  { id: 'landing', path: '/' },
  { id: 'search', path: '/search' },
  { id: 'vehicle', path: '/vehicle/:vin' },
];

/**
 * Loads the chunk of the current route and starts its first call beside it. Data that came with the page is in the cache
 * when this ends; a call that goes to the network is not waited for.
 */
export async function prepare(context: PrepareContext): Promise<void> {
  const { pathname } = context.platform.navigation.current().location;
  const match = matchRoute(routes, pathname);
  if (!match) return;
  const firstData = startFirstCall(context, match.route.id, match.params['vin'] ?? '');
  await routeViews.load(match.route.id);
  await Promise.race([firstData, new Promise((resolve) => setTimeout(resolve, 0))]);
}

function startFirstCall({ platform, queryClient }: PrepareContext, id: RouteId, vin: string): Promise<void> {
  const { client, navigation } = platform;
  switch (id) {
    case 'landing':
      return queryClient.prefetchQuery(featuredQuery(client));
    case 'search': {
      const search = searchFromParams(new URLSearchParams(navigation.current().location.search));
      return queryClient.prefetchQuery(searchQuery(client, search));
    }
    case 'vehicle':
      return queryClient.prefetchQuery(vehicleQuery(client, vin));
  }
}
