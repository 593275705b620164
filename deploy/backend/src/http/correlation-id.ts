import { headerNames, isCorrelationId } from '@forecourt/shared-contracts/http';
import type { MiddlewareHandler } from 'hono';
import type { AppEnv, HttpServices } from './app-env.ts';

/** Uses the caller's correlation id, or creates one if it is missing or malformed, and echoes it. */
export function correlationId(services: HttpServices): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const given = context.req.header(headerNames.correlationId) ?? '';
    const id = isCorrelationId(given) ? given : services.random.uuid();
    context.set('services', services);
    context.set('correlationId', id);
    context.header(headerNames.correlationId, id);
    await next();
  };
}
