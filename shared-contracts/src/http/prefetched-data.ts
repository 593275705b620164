import * as v from 'valibot';
import type { ApiClientDeps } from './api-client-parts.ts';
import type { Endpoint } from './endpoint.ts';
import { withSortedQuery } from './endpoint-url.ts';
import { issuePaths } from './issue-paths.ts';

/** How long a response that was fetched ahead may be used, in ms: prices and availability change. */
const keptMs = 30_000;

/** Responses embedded in the HTML or fetched ahead, so that the first screen needs no round trip. */
export interface PrefetchedData {
  /** Adds the unparsed response of a URL; it serves one GET of the next 30 s. */
  keep(url: string, data: unknown): void;
  /** Returns the parsed response for a GET, once; undefined if there is none or it breaks the contract. */
  take(endpoint: Endpoint, url: string): { readonly data: unknown } | undefined;
}

/** Holds raw responses by URL until they are taken. Invalid ones are logged and fetched from the network. */
export function createPrefetchedData({
  prefetched = new Map(),
  nowMs,
  log,
}: Pick<ApiClientDeps, 'prefetched' | 'nowMs' | 'log'>): PrefetchedData {
  const byUrl = new Map(
    [...prefetched].map(([url, data]) => [withSortedQuery(url), { data, untilMs: Infinity }] as const),
  );
  return {
    keep(url, data) {
      byUrl.set(withSortedQuery(url), { data, untilMs: nowMs() + keptMs });
    },
    take(endpoint, url) {
      const kept = byUrl.get(url);
      if (endpoint.method !== 'GET' || !kept) return undefined;
      byUrl.delete(url);
      if (nowMs() > kept.untilMs) return undefined;
      const parsed = v.safeParse(endpoint.response, kept.data);
      if (parsed.success) return { data: parsed.output };
      log(`${endpoint.id}: data in the page breaks its contract`, { issues: issuePaths(parsed.issues) });
      return undefined;
    },
  };
}
