import { randomBytes } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { raw } from 'hono/html';
import { shellName } from '@forecourt/releases';
import type { PageContext } from '@forecourt/shared-contracts/page';
import type { ReleaseRecord } from '@forecourt/shared-contracts/releases';
import { chosenLocale, type Tenant } from '@forecourt/shared-contracts/tenant';
import type { EdgeEnv, EdgeState } from '../edge-parts.ts';
import { contentSecurityPolicy } from '../html/content-security-policy.ts';
import { markup, type Html } from '../html/markup.ts';
import { pageContextOf } from '../html/page-context-of.ts';
import { plainPage } from '../html/plain-page.ts';
import { scriptLink } from '../html/preload-links.ts';
import { scriptJson } from '../html/script-json.ts';
import { documentHeaders } from '../html/security-headers.ts';
import { skeleton } from '../html/skeleton.ts';
import { skeletonCss } from '../html/skeleton-css.ts';
import { isAllowedOrigin } from '../proxy/cross-origin.ts';
import { assetUrl, integrityOfFile } from '../site/site-snapshot.ts';
import { countEmbed, embedName, siteOfHosts } from './embed-routes.ts';
import { frameCss } from './frame-css.ts';
import { askingOrigin } from './framing-origin.ts';

interface FrameParts {
  readonly script: ReleaseRecord;
  readonly scriptPath: string;
  readonly checkout: ReleaseRecord | undefined;
  readonly context: PageContext;
  readonly themeUrl: string;
  readonly nonce: string;
  readonly orderNumber: string;
  readonly step: string;
  readonly hostOrigin: string;
}

function frameDocument(parts: FrameParts): Html {
  const { script, scriptPath, checkout, context, themeUrl, nonce, orderNumber, step, hostOrigin } = parts;
  const { tenant, locale } = context;
  const integrity = integrityOfFile(script, scriptPath) ?? '';
  const src = assetUrl(script, scriptPath);
  const data = scriptJson({ context, orderNumber, step, hostOrigin });
  return markup`${[
    markup`<!doctype html><html lang="${locale}"><head><meta charset="utf-8">`,
    markup`<meta name="viewport" content="width=device-width, initial-scale=1">`,
    markup`<meta name="color-scheme" content="${tenant.theme.colorScheme}">`,
    markup`<meta name="csp-nonce" content="${nonce}"><meta name="robots" content="noindex">`,
    markup`<title>${tenant.brandName}</title>`,
    markup`<link rel="stylesheet" href="${themeUrl}">`,
    markup`<style nonce="${nonce}">${raw(skeletonCss + frameCss)}</style>`,
    markup`<script defer crossorigin nonce="${nonce}" integrity="${integrity}" src="${src}"></script>`,
    checkout && scriptLink(checkout, checkout.entry, { nonce }),
    markup`</head><body><main id="fc-frame" tabindex="-1">${skeleton('tracker')}</main>`,
    markup`<script type="application/json" id="forecourt-frame">${data}</script></body></html>`,
  ]}`;
}

/**
 * Returns the origin of the page that frames this document: from `host`, otherwise from the browser's
 * headers; empty if neither names one. Undefined when it is not on the tenant's list or the two differ (T30).
 */
function hostOriginOf(c: Context<EdgeEnv>, tenant: Tenant): string | undefined {
  const named = c.req.query('host');
  const asking = askingOrigin(c);
  const listed = (origin: string) => (isAllowedOrigin(tenant, origin) ? origin : undefined);
  if (named === undefined) return (asking && listed(asking)) ?? '';
  if (asking !== undefined && isAllowedOrigin(tenant, asking) && asking !== named) return undefined;
  return listed(named);
}

/** The releases that make up the document; undefined while one of them is missing. */
function frameReleases(state: EdgeState, tenantId: string) {
  const site = siteOfHosts(state, tenantId);
  const shell = site.releases.get(shellName)?.current;
  const script = site.releases.get(embedName)?.current;
  const [scriptPath] = script?.initialByRoute['frame'] ?? [];
  const checkout = site.releases.get('mfe-checkout')?.current;
  return shell && script && scriptPath ? { site, shell, script, scriptPath, checkout } : undefined;
}

/**
 * `/embed/frame?order&step&tenant&lang&host`: the checkout alone, as a document for a frame on a host
 * dealer's page, under the same policy as the site's pages. It contains the one origin it may communicate
 * with and nothing else of the tenant's list.
 */
export function embedFrameRoutes(state: EdgeState): Hono<EdgeEnv> {
  const app = new Hono<EdgeEnv>();
  app.get('/embed/frame', async (c) => {
    const tenant = c.get('tenant');
    const { order = '', step = '', lang, tenant: wanted = tenant.id } = c.req.query();
    const locale = chosenLocale(tenant, { asked: lang });
    const hostOrigin = hostOriginOf(c, tenant);
    if (hostOrigin === undefined || wanted !== tenant.id) return plainPage(403, 'notFramed', locale);
    const releases = frameReleases(state, tenant.id);
    if (!releases) return plainPage(503, 'settingUp', locale);
    const { site, shell, ...scripts } = releases;
    countEmbed(state, tenant.id, site);
    const nonce = randomBytes(16).toString('base64');
    const html = frameDocument({
      ...scripts,
      context: await pageContextOf(state, { site, tenant, shell, locale }),
      themeUrl: (await state.sheets.of(tenant, shell)).url,
      nonce,
      orderNumber: order.slice(0, 64),
      step: step.slice(0, 40),
      hostOrigin,
    });
    const { paymentOrigin } = state;
    return new Response(String(html), {
      headers: documentHeaders(contentSecurityPolicy(tenant, { nonce, paymentOrigin })),
    });
  });
  return app;
}
