import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import { BeaconSchema, observePath } from '@forecourt/shared-contracts/observe';
import type { EdgeEnv, EdgeState } from '../edge-parts.ts';
import { crossOrigin, isAllowedOrigin } from '../proxy/cross-origin.ts';
import { createRateLimit } from './create-rate-limit.ts';
import { inTime } from './in-time.ts';
import { securityIncidents } from './security-reports.ts';

const mostBytes = 16 * 1024;
const perMinute = 60;

const empty = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers: { 'cache-control': 'no-store', ...headers } });

/** Whether the report is from a page of the site, or of a host dealer who embeds the checkout. */
function mayReport(c: Context<EdgeEnv>): boolean {
  const from = c.req.header('sec-fetch-site');
  if (from === undefined || from === 'same-origin') return true;
  return isAllowedOrigin(c.get('tenant'), c.req.header('origin'));
}

async function readJson(c: Context<EdgeEnv>): Promise<unknown> {
  try {
    return JSON.parse(await c.req.text());
  } catch {
    return undefined;
  }
}

/**
 * Receives faults and measurements from pages, including those of listed embedding origins (`/_observe`), and reports of blocked resources from browsers
 * (`/_observe/reports`): 204 when valid, 400 when invalid, 408 when too slow, 413 when too long, 429 above 60 per minute from
 * one address (T63). No visitor data is kept, and nothing is written to disk.
 */
export function observeRoutes({ site, observations, nowMs }: EdgeState): Hono<EdgeEnv> {
  const app = new Hono<EdgeEnv>();
  const mayCome = createRateLimit(perMinute, nowMs);
  const limited = bodyLimit({ maxSize: mostBytes, onError: () => empty(413) });
  app.use(`${observePath}/*`, inTime(limited));
  app.post(observePath, crossOrigin(), async (c) => {
    if (!mayReport(c)) return empty(403);
    if (!mayCome(c.get('clientAddress'))) return empty(429, { 'retry-after': '60' });
    const beacon = v.safeParse(BeaconSchema, await readJson(c));
    if (!beacon.success) return empty(400);
    observations.reported(c.get('tenant').id, beacon.output);
    return empty(204);
  });
  app.post(`${observePath}/reports`, async (c) => {
    if (!mayCome(c.get('clientAddress'))) return empty(429, { 'retry-after': '60' });
    const incidents = securityIncidents(await readJson(c), c.get('tenant').id, site.snapshot());
    if (!incidents) return empty(400);
    for (const incident of incidents) observations.blocked(incident);
    return empty(204);
  });
  return app;
}
