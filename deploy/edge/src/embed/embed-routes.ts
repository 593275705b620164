import { Hono } from 'hono';
import { shellName } from '@forecourt/releases';
import { chosenLocale } from '@forecourt/shared-contracts/tenant';
import { releaseFile } from '../assets/asset-answer.ts';
import type { EdgeEnv, EdgeState } from '../edge-parts.ts';
import { pageContextOf } from '../html/page-context-of.ts';
import type { VisitorSite } from '../site/site-snapshot.ts';
import { visitorSite } from '../site/visitor-site.ts';
import { crossOrigin, isAllowedOrigin } from '../proxy/cross-origin.ts';
import { hostFonts } from './host-fonts.ts';

/** Release name of the loader and of the script in the frame. */
export const embedName = 'embed';

function notReady(): Response {
  return Response.json(
    { error: { code: 'error.unavailable', message: 'The checkout is not released.' } },
    { status: 503, headers: { 'cache-control': 'no-store', 'retry-after': '5' } },
  );
}

/** The releases that host dealers' pages get: no canary, because our cookies do not reach them. */
export function siteOfHosts({ site }: EdgeState, tenantId: string) {
  return visitorSite(site.snapshot(), { tenantId, group: undefined });
}

/** Counts an embedded checkout as a page with the releases that run in it. */
export function countEmbed({ observations }: EdgeState, tenantId: string, { releases }: VisitorSite): void {
  const used = [embedName, 'mfe-checkout'].flatMap((name) => releases.get(name) ?? []);
  observations.servedPage(tenantId, used, () => true);
}

/**
 * Routes for a host dealer's page: `/embed.js`, the live loader at a fixed URL, and `/embed/context.json`,
 * the page context with the tenant's style sheet and faces, in the language given by `lang`, for the tenant's embedding
 * origins only.
 */
export function embedRoutes(state: EdgeState): Hono<EdgeEnv> {
  const app = new Hono<EdgeEnv>();
  app.get('/embed.js', async (c) => {
    const { releases } = siteOfHosts(state, c.get('tenant').id);
    const record = releases.get(embedName)?.current;
    const answer =
      record &&
      (await releaseFile(state.store, { record, path: record.entry }, c.req.header('accept-encoding')));
    if (!answer) return notReady();
    answer.headers.set('cache-control', 'public, max-age=60');
    return answer;
  });
  app.use('/embed/context.json', crossOrigin());
  app.get('/embed/context.json', async (c) => {
    const tenant = c.get('tenant');
    const origin = c.req.header('origin');
    const site = siteOfHosts(state, tenant.id);
    const shell = site.releases.get(shellName)?.current;
    if (origin !== undefined && !isAllowedOrigin(tenant, origin)) {
      return Response.json(
        { error: { code: 'error.auth.forbidden', message: 'This origin may not embed the checkout.' } },
        { status: 403, headers: { 'cache-control': 'no-store' } },
      );
    }
    if (!shell) return notReady();
    const locale = chosenLocale(tenant, { asked: c.req.query('lang') });
    const page = await pageContextOf(state, { site, tenant, shell, locale });
    const { url, css } = await state.sheets.of(tenant, shell);
    countEmbed(state, tenant.id, site);
    const fonts = hostFonts(css, tenant.theme);
    return Response.json({ page, styles: [url], fonts }, { headers: { 'cache-control': 'no-store' } });
  });
  return app;
}
