import { Hono } from 'hono';
import type { EdgeEnv, EdgeState } from '../edge-parts.ts';
import { crossOrigin } from './cross-origin.ts';
import { apiError, backendPrefixes, isBackendPath, proxyToBackend } from './proxy-to-backend.ts';
import { originOf } from './origin-of.ts';

/**
 * Proxies everything below the backend's prefixes, for the page's own origin and the tenant's embedding
 * origins.
 */
export function proxyRoutes(state: EdgeState): Hono<EdgeEnv> {
  const app = new Hono<EdgeEnv>();
  const paths = backendPrefixes.flatMap((prefix) => [`/${prefix}`, `/${prefix}/*`]);
  app.on(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'], paths, crossOrigin(), (c) => {
    const request = originOf(c, state.isHttps);
    return isBackendPath(new URL(c.req.url).pathname)
      ? proxyToBackend(state, c.req.raw, request)
      : apiError('error.notFound', 'There is nothing at this address.', request.correlationId);
  });
  return app;
}
