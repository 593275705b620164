import * as v from 'valibot';
import type { Endpoint } from './endpoint.ts';
import { withSortedQuery } from './endpoint-url.ts';
import { issuePaths } from './issue-paths.ts';

/** Responses embedded in the HTML, so that the first screen needs no round trip. */
export interface PrefetchedData {
  /** Returns the parsed response for a GET, once; undefined if there is none or it breaks the contract. */
  take(endpoint: Endpoint, url: string): { readonly data: unknown } | undefined;
}

/** Holds raw responses by URL until they are taken. Invalid ones are logged and fetched from the network. */
export function createPrefetchedData(
  raw: ReadonlyMap<string, unknown>,
  log: (message: string, detail: unknown) => void,
): PrefetchedData {
  const byUrl = new Map([...raw].map(([url, data]) => [withSortedQuery(url), data]));
  return {
    take(endpoint, url) {
      if (endpoint.method !== 'GET' || !byUrl.has(url)) return undefined;
      const parsed = v.safeParse(endpoint.response, byUrl.get(url));
      byUrl.delete(url);
      if (parsed.success) return { data: parsed.output };
      log(`${endpoint.id}: data in the page breaks its contract`, { issues: issuePaths(parsed.issues) });
      return undefined;
    },
  };
}
