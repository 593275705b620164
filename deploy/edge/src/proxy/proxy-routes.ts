import { Hono } from 'hono';
import type { EdgeEnv, EdgeState } from '../edge-parts.ts';
import { corsHeaders, preflight } from './cross-origin.ts';
import { apiError, backendPrefixes, isBackendPath, proxyToBackend } from './proxy-to-backend.ts';
import { originOf } from './request-origin.ts';

/**
 * Proxies everything below the backend's prefixes, for the page's own origin and the tenant's embedding
 * origins.
 */
export function proxyRoutes(state: EdgeState): Hono<EdgeEnv> {
  const app = new Hono<EdgeEnv>();
  const paths = backendPrefixes.flatMap((prefix) => [`/${prefix}`, `/${prefix}/*`]);
  app.on(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'], paths, async (c) => {
    const tenant = c.get('tenant');
    const origin = c.req.header('origin');
    if (c.req.method === 'OPTIONS') return preflight(tenant, origin);
    const request = originOf(c, state.isHttps);
    const response = isBackendPath(new URL(c.req.url).pathname)
      ? await proxyToBackend(state, c.req.raw, request)
      : apiError('error.notFound', 'There is nothing at this address.', request.correlationId);
    for (const [name, value] of Object.entries(corsHeaders(tenant, origin)))
      response.headers.set(name, value);
    response.headers.append('vary', 'Origin');
    return response;
  });
  return app;
}
