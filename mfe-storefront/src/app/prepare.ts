import { matchRoute } from '@forecourt/shared-contracts/releases';
import type { PrepareContext } from '@forecourt/shared-contracts/react';
import { searchFromParams } from '@forecourt/shared-contracts/inventory';
import { featuredQuery, searchQuery, vehicleQuery } from '../features/inventory/index.ts';
import { routeViews, type RouteId } from './route-views.ts';

const routes: readonly { readonly id: RouteId; readonly path: string }[] = [
  { id: 'landing', path: '/' },
  { id: 'search', path: '/search' },
  { id: 'vehicle', path: '/vehicle/:vin' },
  { id: 'saved-vehicles', path: '/saved-vehicles' },
  { id: 'compare', path: '/compare' },
  { id: 'why-us', path: '/why-us' },
  { id: 'trade-in', path: '/trade-in' },
  { id: 'financing', path: '/financing' },
  { id: 'faq', path: '/faq' },
  { id: 'contact-us', path: '/contact-us' },
  { id: 'terms-of-use', path: '/terms-of-use' },
  { id: 'privacy-policy', path: '/privacy-policy' },
  { id: 'privacy-notice', path: '/privacy-notice' },
  { id: 'cookie-policy', path: '/cookie-policy' },
  { id: 'accessibility', path: '/accessibility' },
  { id: 'warranty', path: '/warranty' },
];

/**
 * Loads the chunk of the current route and starts its first call in parallel. Data that came with the page is in the cache when this
 * resolves; network calls are not awaited.
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
    default:
      // Nothing to call, or a call that depends on the user, who is unknown before the session is.
      return Promise.resolve();
  }
}
