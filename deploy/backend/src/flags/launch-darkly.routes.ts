import { Hono } from 'hono';
import { tenantStore } from '../db/index.ts';
import { type AppEnv, commonErrorResponse, jsonResponse } from '../http/index.ts';
import { flagSet } from './flag-rows.ts';

/**
 * The part of LaunchDarkly's protocol that its browser client uses, below `/ld`, served from the tenant's
 * flags. Every context gets the same values. Only the tenant's own environment id is known. Events are
 * accepted and dropped.
 */
export function launchDarklyRoutes(): Hono<AppEnv> {
  const app = new Hono<AppEnv>();

  app.get('/ld/sdk/evalx/:environment/contexts/:context', async (context) => {
    const { services, tenant } = context.var;
    if (context.req.param('environment') !== tenant.consumer.flagsEnvironmentId) {
      return commonErrorResponse(context, 'error.notFound');
    }
    const { rows } = await flagSet(tenantStore(services.db, tenant.id));
    const evaluations = rows.map(({ key, value, version }) => [
      key,
      { value, variation: value === false ? 1 : 0, version, flagVersion: version, trackEvents: false },
    ]);
    return jsonResponse(context, Object.fromEntries(evaluations));
  });

  app.get('/ld/sdk/goals/:environment', (context) => jsonResponse(context, []));
  app.post('/ld/events/bulk/:environment', (context) => context.body(null, 202));
  app.post('/ld/events/diagnostic/:environment', (context) => context.body(null, 202));
  return app;
}
