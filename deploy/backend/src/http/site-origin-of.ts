import type { Context } from 'hono';
import type { AppEnv } from './app-env.ts';

/**
 * Returns the origin of the requested site, without a trailing slash. Only the edge sets these headers; it
 * drops a client's own (T01, T54). Without them, the tenant's first host.
 */
export function siteOriginOf(context: Context<AppEnv>): string {
  const host = context.req.header('x-forwarded-host') ?? context.var.tenant.hosts[0];
  const protocol = context.req.header('x-forwarded-proto') === 'http' ? 'http' : 'https';
  return `${protocol}://${host}`;
}
