import { Hono } from 'hono';
import { visitLanguage } from '../mail-texts/index.ts';
import { accessLog } from './access-log.ts';
import type { AppEnv, HttpServices } from './app-env.ts';
import { correlationId } from './correlation-id.ts';
import { commonErrorResponse } from './error-answer.ts';
import { limitBody } from './limit-body.ts';
import { limitUnknownOrders } from './limit-unknown-orders.ts';
import { requestTenant } from './request-tenant.ts';
import { unexpectedError } from './unexpected-error.ts';

const protections: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

/**
 * The application without routes: correlation id, access log, tenant, limit of calls for unknown
 * orders, language of the visit, body limit and errors in the contract's format. Responses are `no-store` unless their route says otherwise.
 */
export function createApp(services: HttpServices): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.use('*', correlationId(services));
  app.use('*', accessLog);
  app.use('*', async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(protections)) {
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
    }
    if (!context.res.headers.has('cache-control')) context.res.headers.set('cache-control', 'no-store');
  });
  app.use('*', requestTenant);
  app.use('*', limitUnknownOrders(services.clock));
  app.use('*', visitLanguage);
  app.use('*', limitBody);
  app.notFound((context) => commonErrorResponse(context, 'error.notFound'));
  app.onError(unexpectedError);
  return app;
}
