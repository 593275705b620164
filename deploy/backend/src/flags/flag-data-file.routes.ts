import { Hono } from 'hono';
import { tenantStore } from '../db/index.ts';
import type { AppEnv } from '../http/index.ts';
import { jsonResponse } from '../http/index.ts';
import { flagSet } from './flag-rows.ts';

/**
 * `GET /proxy/optimizelyDataFile`: `{ revision, flags }` of the tenant (SITE-42). Sends an ETag and returns
 * 304 for the current one.
 */
export function flagDataFileRoutes(): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.get('/proxy/optimizelyDataFile', async (context) => {
    const { services, tenant } = context.var;
    const { revision, rows } = await flagSet(tenantStore(services.db, tenant.id));
    const etag = `"${tenant.id}-${revision}"`;
    context.header('etag', etag);
    context.header('cache-control', 'no-cache');
    const known = (context.req.header('if-none-match') ?? '')
      .split(',')
      .map((tag) => tag.trim().replace(/^W\//, ''));
    if (known.includes(etag)) return context.body(null, 304);
    return jsonResponse(context, {
      revision,
      flags: Object.fromEntries(rows.map(({ key, value }) => [key, value])),
    });
  });
  return app;
}
