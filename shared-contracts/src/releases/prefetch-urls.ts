import type { RouteMatch, RoutePattern } from './match-route.ts';
import type { RoutePrefetch } from './remote-config.ts';

/** A route whose first calls are known in advance. */
export interface PrefetchingRoute extends RoutePattern {
  readonly prefetch: readonly RoutePrefetch[];
}

/** The page's query as the call expects it: only the named keys, sorted, each value in its original order. */
function queryOf(keys: readonly string[], search: string): string {
  const given = [...new URLSearchParams(search)].filter(([key, value]) => keys.includes(key) && value !== '');
  const query = new URLSearchParams(given);
  query.sort();
  return query.size > 0 ? `?${query.toString()}` : '';
}

/**
 * Returns the public API calls of a route as paths with query. Parameters are encoded, so a value cannot add
 * a path segment; of the page's query (`search`, with its `?` or empty) a call gets only the keys that it
 * names. Used by the edge for the page that it sends, and by the shell for the page that a link leads to.
 */
export function prefetchUrls({ route, params }: RouteMatch<PrefetchingRoute>, search: string): string[] {
  return route.prefetch.map(({ path, query }) => {
    const filled = path.replace(/:([A-Za-z0-9_]+)/g, (_, name: string) =>
      encodeURIComponent(params[name] ?? ''),
    );
    return filled + queryOf(query, search);
  });
}
