import type { Endpoint } from './endpoint.ts';

interface UrlParts {
  readonly params?: unknown;
  readonly query?: unknown;
}

/**
 * Builds the path and query of a call. Parameters are encoded, so a value can never add a path segment; lists repeat their key; undefined
 * and null values are omitted. Keys are sorted, so equal calls have equal URLs.
 */
export function endpointUrl(endpoint: Endpoint, parts: UrlParts): string {
  const params = asRecord(parts.params);
  const path = endpoint.path.replace(/:([A-Za-z0-9_]+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? '')),
  );
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(asRecord(parts.query))) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) search.append(key, String(item));
    }
  }
  search.sort();
  return search.size > 0 ? `${path}?${search.toString()}` : path;
}

/** Returns the URL with its query keys sorted; the order of one key's values is kept. */
export function withSortedQuery(url: string): string {
  const [path = '', query] = url.split('?', 2);
  if (!query) return path;
  const search = new URLSearchParams(query);
  search.sort();
  return `${path}?${search.toString()}`;
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
