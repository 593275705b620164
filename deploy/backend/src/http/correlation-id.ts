import { headerNames } from '@forecourt/shared-contracts/http';
import type { MiddlewareHandler } from 'hono';
import type { AppEnv, HttpServices } from './app-env.ts';

/** What a correlation id may look like; anything else could forge lines of a log (T54). */
export const correlationIdPattern = /^[\w-]{1,64}$/;

/** Takes the caller's correlation id, or makes one when it is absent or not of the pattern, and echoes it. */
export function correlationId(services: HttpServices): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const given = context.req.header(headerNames.correlationId) ?? '';
    const id = correlationIdPattern.test(given) ? given : services.random.uuid();
    context.set('services', services);
    context.set('correlationId', id);
    context.header(headerNames.correlationId, id);
    await next();
  };
}
