import { Hono, type Context } from 'hono';
import { backendPrefixes } from '@forecourt/shared-contracts/releases';
import type { RequestOrigin } from './backend-headers.ts';
import type { EdgeEnv, EdgeState } from '../edge-parts.ts';
import { crossOrigin } from './cross-origin.ts';
import { apiError, isBackendPath, proxyToBackend } from './proxy-to-backend.ts';
import { originOf } from './origin-of.ts';

const readingMethods: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Proxies everything below the backend's prefixes, for the page's own origin and the tenant's embedding
 * origins.
 */
export function proxyRoutes(state: EdgeState): Hono<EdgeEnv> {
  const app = new Hono<EdgeEnv>();
  const paths = backendPrefixes.flatMap((prefix) => [`/${prefix}`, `/${prefix}/*`]);
  const forward = async (c: Context<EdgeEnv>, request: RequestOrigin): Promise<Response> => {
    const response = await proxyToBackend(state, c.req.raw, request);
    // A buyer who has placed an order sees the vehicle as it is now, on the next page.
    if (!readingMethods.includes(c.req.method)) state.inventories.noteChange(request.tenantId);
    return response;
  };
  app.on(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'], paths, crossOrigin(), (c) => {
    const request = originOf(c, state.isHttps);
    return isBackendPath(new URL(c.req.url).pathname)
      ? forward(c, request)
      : apiError('error.notFound', 'There is nothing at this address.', request.correlationId);
  });
  return app;
}
