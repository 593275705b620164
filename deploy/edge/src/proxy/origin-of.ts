import type { Context } from 'hono';
import type { EdgeEnv } from '../edge-parts.ts';
import { requestLocale } from '../locale/request-locale.ts';
import type { RequestOrigin } from './backend-headers.ts';

/** Where a request came from, once the host is known to belong to a tenant. */
export function originOf(c: Context<EdgeEnv>, isHttps: boolean): RequestOrigin {
  return {
    tenantId: c.get('tenant').id,
    host: c.req.header('host') ?? '',
    clientAddress: c.get('clientAddress'),
    correlationId: c.get('correlationId'),
    isHttps,
    locale: requestLocale(c),
  };
}
