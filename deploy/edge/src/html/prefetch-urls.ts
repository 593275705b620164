import type { PageOwner } from './page-parts.ts';

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
 * names.
 */
export function prefetchUrls({ route, params }: PageOwner, search: string): string[] {
  return route.prefetch.map(({ path, query }) => {
    const filled = path.replace(/:([A-Za-z0-9_]+)/g, (_, name: string) =>
      encodeURIComponent(params[name] ?? ''),
    );
    return filled + queryOf(query, search);
  });
}
