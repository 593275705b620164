import { Hono } from 'hono';
import { publicTenant, tenantInLocale, type Tenant } from '@forecourt/shared-contracts/tenant';
import type { EdgeEnv, EdgeState } from '../edge-parts.ts';
import { requestLocale } from '../locale/request-locale.ts';
import { favicon } from './favicon.ts';
import { scriptJson } from './script-json.ts';

function script(name: string, value: unknown): Response {
  const headers = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' };
  return new Response(`window.${name} = ${scriptJson(value).toString()};\n`, { headers });
}

/** The tenant and environment scripts (SITE-36), with exactly the data in the HTML, and the tenant's icon. */
export function platformScripts({ environment }: EdgeState): Hono<EdgeEnv> {
  const app = new Hono<EdgeEnv>();
  app.get('/tenant-data/bundle.js', (c) =>
    script('TENANT_DATA', tenantInLocale(publicTenant(c.get('tenant')), requestLocale(c))),
  );
  app.get('/common-env/env.js', () => script('COMMON_ENV', environment));
  const icon = (tenant: Tenant) => {
    const headers = { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=3600' };
    return new Response(favicon(tenant), { headers });
  };
  // A browser requests the second one by itself if no document names the first, for example with a PDF.
  app.get('/favicon.svg', (c) => icon(c.get('tenant')));
  app.get('/favicon.ico', (c) => icon(c.get('tenant')));
  return app;
}
