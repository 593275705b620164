import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './app-env.ts';
import { errorAnswer } from './error-answer.ts';

/** Header in which the edge, and only the edge, names the tenant of a request. */
export const tenantHeader = 'x-forecourt-tenant';

/** Finds the tenant of a request; without a known one the answer is 421 (T01, T10). */
export const requestTenant: MiddlewareHandler<AppEnv> = async (context, next) => {
  const tenant = context.var.services.tenants.byId(context.req.header(tenantHeader) ?? '');
  if (!tenant) return errorAnswer(context, { code: 'error.tenant.unknown', status: 421 });
  context.set('tenant', tenant);
  return next();
};
