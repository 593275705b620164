import type { MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { AppEnv } from './app-env.ts';

/**
 * Writes one JSON line per request. It logs the route instead of the URL, so that no order number, query,
 * header or body is ever in a log (T47).
 */
export const accessLog: MiddlewareHandler<AppEnv> = async (context, next) => {
  const { services } = context.var;
  const begunMs = performance.now();
  await next();
  const route = matchedRoutes(context)
    .map(({ path }) => path)
    .findLast((path) => !path.endsWith('*'));
  services.log(
    JSON.stringify({
      at: services.clock.now().toISOString(),
      tenant: context.var.tenant?.id ?? null,
      method: context.req.method,
      path: route ?? '(unknown)',
      status: context.res.status,
      durationMs: Math.round(performance.now() - begunMs),
      correlationId: context.var.correlationId,
    }),
  );
};
