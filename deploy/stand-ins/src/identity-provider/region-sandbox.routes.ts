import { errorResponse, jsonResponse, type AppEnv } from '@forecourt/backend/http/index.ts';
import { RegionSchema } from '@forecourt/shared-contracts/identity';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { StandInDeps } from './stand-in-deps.ts';

const ChangeSchema = v.strictObject({ isDown: v.boolean() });

/**
 * `PUT /_sandbox/regions/{region}` with `{ isDown }`: takes the tenant's pool of a region down, which then answers 503, or up again.
 * Answers the region where people sign in from now on. To be mounted in a sandbox only.
 */
export function regionSandboxRoutes({ regions, tenant }: StandInDeps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.put('/_sandbox/regions/:region', async (context) => {
    const region = v.safeParse(RegionSchema, context.req.param('region'));
    const change = v.safeParse(ChangeSchema, await context.req.json().catch(() => undefined));
    if (!region.success || !change.success) {
      return errorResponse(context, { code: 'error.validation.request', status: 400 });
    }
    const { id } = context.var.tenant;
    regions.setDown(id, region.output, change.output.isDown);
    const order = tenant(id)?.pools.map((pool) => pool.region) ?? [];
    return jsonResponse(context, {
      region: region.output,
      ...change.output,
      activeRegion: regions.active(id, order),
    });
  });
  return app;
}
