import type { Context } from 'hono';
import type { EdgeEnv } from '../edge-parts.ts';
import { isAllowedOrigin } from '../proxy/cross-origin.ts';
import { originOf } from '../proxy/origin-of.ts';

const frameDestinations = new Set(['iframe', 'frame', 'embed', 'object']);

/** Whether the browser reports that the document is for a frame. */
export function isForFrame(c: Context<EdgeEnv>): boolean {
  return frameDestinations.has(c.req.header('sec-fetch-dest') ?? '');
}

/**
 * Origin of the page that requests a document (`null` as a string); undefined if the browser does not send
 * it.
 */
export function askingOrigin(c: Context<EdgeEnv>): string | undefined {
  const referer = c.req.header('referer');
  return referer !== undefined && URL.canParse(referer) ? new URL(referer).origin : undefined;
}

/**
 * Whether a page of this origin may frame the tenant's pages: the site's own origin and exactly the listed
 * ones (T27, T30).
 */
export function mayFrame(c: Context<EdgeEnv>, origin: string, isHttps: boolean): boolean {
  const own = `${isHttps ? 'https' : 'http'}://${originOf(c, isHttps).host}`;
  return origin === own || isAllowedOrigin(c.get('tenant'), origin);
}
