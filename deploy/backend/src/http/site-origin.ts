import type { Context } from 'hono';
import type { AppEnv } from './app-env.ts';

/**
 * Origin of the site that a request came to, without a slash at its end. The edge alone sets these headers and drops a client's own
 * (T01, T54); without them, the tenant's first host.
 */
export function siteOriginOf(context: Context<AppEnv>): string {
  const host = context.req.header('x-forwarded-host') ?? context.var.tenant.hosts[0];
  const protocol = context.req.header('x-forwarded-proto') === 'http' ? 'http' : 'https';
  return `${protocol}://${host}`;
}
