import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './app-env.ts';
import { errorResponse } from './error-answer.ts';

/** Header in which the edge, and only the edge, passes the tenant of a request. */
export const tenantHeader = 'x-forecourt-tenant';

/** Determines the tenant of a request; responds with 421 if it is unknown (T01, T10). */
export const requestTenant: MiddlewareHandler<AppEnv> = async (context, next) => {
  const tenant = context.var.services.tenants.byId(context.req.header(tenantHeader) ?? '');
  if (!tenant) return errorResponse(context, { code: 'error.tenant.unknown', status: 421 });
  context.set('tenant', tenant);
  return next();
};
