import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import type { EdgeEnv } from '../edge-parts.ts';

const sendable = [
  'content-type',
  'x-auth-token',
  'x-caller-id',
  'x-correlation-id',
  'x-session-id',
  'idempotency-key',
  'if-none-match',
  'if-match',
  'x-amz-target',
  'x-amz-user-agent',
  'amz-sdk-request',
  'amz-sdk-invocation-id',
  'cache-control',
];

/**
 * Whether pages of this origin may call the tenant's API: exactly the listed ones, never `null` (T30, T46).
 */
export function isAllowedOrigin(tenant: Tenant, origin: string | undefined): origin is string {
  return origin !== undefined && tenant.embeddingOrigins.includes(origin);
}

/**
 * CORS for a tenant's embedding origins; they may send credentials, as all calls do (SITE-51). Any other
 * origin gets no CORS header, and its preflight 403: hono's `cors` alone answers 204 and allows credentials
 * to origins that it does not list.
 */
export function crossOrigin(): MiddlewareHandler<EdgeEnv> {
  const ofListed = cors({
    origin: (origin) => origin,
    credentials: true,
    allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowHeaders: sendable,
    exposeHeaders: ['x-correlation-id', 'retry-after', 'etag', 'content-disposition', 'location'],
    maxAge: 600,
  });
  return async (c, next) => {
    if (isAllowedOrigin(c.get('tenant'), c.req.header('origin'))) return ofListed(c, next);
    if (c.req.method === 'OPTIONS') return new Response(null, { status: 403, headers: { vary: 'Origin' } });
    await next();
    c.header('vary', 'Origin', { append: true });
    return undefined;
  };
}
