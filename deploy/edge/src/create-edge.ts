import { getInventoryVersion } from '@forecourt/shared-contracts/inventory';
import { Hono, type Context, type Next } from 'hono';
import * as v from 'valibot';
import { assetRoutes } from './assets/asset-routes.ts';
import { createThemeSheets } from './assets/theme-sheets.ts';
import type { EdgeEnv, EdgeDeps, EdgeState } from './edge-parts.ts';
import { embedFrameRoutes } from './embed/embed-frame-routes.ts';
import { embedRoutes } from './embed/embed-routes.ts';
import { refuseForeignFrames } from './embed/refuse-foreign-frames.ts';
import { frameRoutes } from './frames/frame-routes.ts';
import { createReadiness, health, liveness } from './health.ts';
import { pageRoutes } from './html/page-routes.ts';
import { plainPage } from './html/plain-page.ts';
import { platformScripts } from './html/platform-scripts.ts';
import { resourcePolicy, securityHeaders } from './html/security-headers.ts';
import { strangerLocale } from './locale/request-locale.ts';
import { liveReloadRoutes } from './override/live-reload.ts';
import { overrideRoutes } from './override/override-routes.ts';
import { correlationIdOf } from './proxy/backend-headers.ts';
import { clientAddress } from './proxy/client-address.ts';
import { proxyRoutes } from './proxy/proxy-routes.ts';
import { pixelRoutes } from './measure/pixel-routes.ts';
import { createObservations } from './observe/create-observations.ts';
import { observeRoutes } from './observe/observe-routes.ts';
import { createBackendBreaker } from './html/create-backend-breaker.ts';
import { createInventoryVersions } from './page-cache/create-inventory-versions.ts';
import { statusRoutes } from './observe/status-routes.ts';
import { sitemapRoutes } from './sitemap/sitemap-routes.ts';
import { createFlagReader } from './site/create-flag-reader.ts';
import { tenantOfHost } from './site/tenant-of-host.ts';

function stateOf(parts: EdgeDeps): EdgeState {
  const readOwn = async (path: string, tenantId: string): Promise<unknown> => {
    const url = new URL(path, parts.backendUrl);
    const headers = { accept: 'application/json', 'x-forecourt-tenant': tenantId };
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(2000) });
    return response.json();
  };
  const readFlagFile = (tenantId: string) => readOwn('/proxy/optimizelyDataFile', tenantId);
  const readInventoryVersion = async (tenantId: string) => {
    const { path, response } = getInventoryVersion;
    return v.parse(response, await readOwn(path, tenantId)).version;
  };
  return {
    ...parts,
    sheets: createThemeSheets(parts.store),
    flagReader: createFlagReader(readFlagFile, () => performance.now()),
    inventories: createInventoryVersions(readInventoryVersion, () => performance.now()),
    backendBreaker: createBackendBreaker(parts.log),
    observations: createObservations(parts.nowMs, parts.vitalsPercent),
    startedAt: new Date(parts.nowMs()).toISOString(),
  };
}

const policyHeader = 'cross-origin-resource-policy';

function describeRequest(parts: EdgeDeps) {
  const everywhere = Object.entries(securityHeaders(parts.isHttps));
  return async (c: Context<EdgeEnv>, next: Next) => {
    const begun = performance.now();
    c.set('correlationId', correlationIdOf(c.req.header('x-correlation-id')));
    c.set('clientAddress', clientAddress(c, parts.addressHeader));
    await next();
    for (const [name, value] of everywhere) c.res.headers.set(name, value);
    const policy = resourcePolicy(c.res.headers.get('content-type'));
    if (policy && !c.res.headers.has(policyHeader)) c.res.headers.set(policyHeader, policy);
    c.res.headers.set('x-correlation-id', c.get('correlationId'));
    parts.access({
      method: c.req.method,
      path: new URL(c.req.url).pathname,
      status: c.res.status,
      tenant: (c.get('tenant') as { id: string } | undefined)?.id,
      correlationId: c.get('correlationId'),
      durationMs: Math.round(performance.now() - begun),
    });
  };
}

function requireTenant(parts: EdgeDeps) {
  return async (c: Context<EdgeEnv>, next: Next) => {
    const tenant = tenantOfHost(parts.site.snapshot().tenants.values(), c.req.header('host'));
    if (!tenant) return plainPage(404, 'noDealer', strangerLocale(c));
    c.set('tenant', tenant);
    await next();
    return undefined;
  };
}

/** The edge as a stateless request handler: any number of instances serve the same site. */
export function createEdge(parts: EdgeDeps): Hono<EdgeEnv> {
  const state = stateOf(parts);
  const app = new Hono<EdgeEnv>();
  app.onError((error, c) => {
    parts.log(`a request failed: ${error.stack ?? error.message}`);
    return plainPage(500, 'failed', strangerLocale(c));
  });
  app.use(describeRequest(parts));
  app.get('/healthz', () => health(state));
  app.get('/readyz', createReadiness(state));
  app.get('/livez', liveness);
  app.route('/', statusRoutes(state));
  app.use(requireTenant(parts));
  app.route('/', observeRoutes(state));
  app.route('/', proxyRoutes(state));
  app.route('/', assetRoutes(state));
  app.route('/', platformScripts(state));
  app.route('/', sitemapRoutes(state));
  app.use(refuseForeignFrames(state));
  app.route('/', embedRoutes(state));
  app.route('/', embedFrameRoutes(state));
  app.route('/', frameRoutes(state));
  app.route('/', pixelRoutes(state));
  app.route('/', overrideRoutes(state));
  app.route('/', liveReloadRoutes(state));
  app.route('/', pageRoutes(state));
  return app;
}
