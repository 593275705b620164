import { chooseRegion } from '@forecourt/shared-contracts/identity';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { IdentityDeps } from './identity-deps.ts';

/**
 * `POST /user/region`: the region of the tenant's first pool, where all accounts live, and the one where they sign in now. The same
 * answer for every email, known or not.
 */
export function regionRoutes(deps: Pick<IdentityDeps, 'tenant' | 'random' | 'regions'>): Hono {
  const app = new Hono();
  app.post(chooseRegion.path, async (c) => {
    const correlationId = c.req.header('x-correlation-id') ?? deps.random.uuid();
    const refuse = (code: string, status: 400 | 503) =>
      c.json({ error: { code, message: code, correlationId } }, status);
    const tenant = deps.tenant(c.req.header('x-forecourt-tenant') ?? '');
    const pool = tenant?.pools[0];
    if (!pool) return refuse('error.unavailable', 503);
    const body: unknown = await c.req.json().catch(() => undefined);
    if (!v.is(chooseRegion.body ?? v.never(), body)) return refuse('error.validation.request', 400);
    const order = tenant.pools.map(({ region }) => region);
    return c.json({
      region: pool.region,
      activeRegion: deps.regions.active(tenant.id, order) ?? pool.region,
    });
  });
  return app;
}
