import { randomBytes } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { shellName } from '@forecourt/releases';
import { allowedInitiator } from '@forecourt/shared-contracts/identity';
import { matchRoute, type ReleaseRecord } from '@forecourt/shared-contracts/releases';
import { tenantInLocale, type Tenant } from '@forecourt/shared-contracts/tenant';
import type { EdgeEnv, EdgeState } from '../edge-parts.ts';
import { keptBy } from '../kept-by.ts';
import { languageSwitch, requestLocale } from '../locale/request-locale.ts';
import { withReporting } from '../observe/reporting-headers.ts';
import { liveReloadScript, siteOfRequest } from '../override/live-reload.ts';
import type { ServedPage } from '../page-cache/create-page-cache.ts';
import { pageKey } from '../page-cache/page-key.ts';
import { correlationIdOf, type RequestOrigin } from '../proxy/backend-headers.ts';
import { originOf } from '../proxy/origin-of.ts';
import type { VisitorSite } from '../site/site-snapshot.ts';
import { contentSecurityPolicy, widgetAccess, widgetHostPolicy } from './content-security-policy.ts';
import { acceptedEncoding, encodedStream, type ContentEncoding } from './encoded-stream.ts';
import { pageDocument, type PageWork } from './page-document.ts';
import type { PageOwner, PageParts } from './page-parts.ts';
import { plainPage } from './plain-page.ts';
import { searchIndexing } from './search-indexing.ts';
import { documentHeaders } from './security-headers.ts';
import { sentForm } from './sent-form.ts';

const siteRoutes = keptBy(({ releases }: VisitorSite) =>
  [...releases.values()].flatMap(({ current }) =>
    current.container ? current.routes.map((route) => ({ path: route.path, route, remote: current })) : [],
  ),
);

function pageOwner(site: VisitorSite, pathname: string): PageOwner | undefined {
  const match = matchRoute(siteRoutes(site), pathname);
  return match && { remote: match.route.remote, route: match.route.route, params: match.params };
}

interface Answer {
  readonly encoding: string;
  readonly pathname: string;
  readonly paymentOrigin: string | undefined;
  /** Origin of the site as requested by the visitor. */
  readonly origin: string;
}

/**
 * Headers of a page that allows a widget: scripts need no hash, but all come from the site or the widget's
 * hosts.
 */
function widgetHeaders(headers: Readonly<Record<string, string>>, hostPolicy: string) {
  const { 'integrity-policy': _integrity, ...others } = headers;
  return { ...others, 'content-security-policy': `${hostPolicy}, ${headers['content-security-policy']}` };
}

function responseHeaders(
  parts: PageParts,
  { encoding, pathname, paymentOrigin, origin }: Answer,
): Record<string, string> {
  const { tenant, nonce, owner } = parts;
  const isSocialReturn = pathname === tenant.consumer.oauthRedirectUrl;
  const widget = owner?.route.widgets ? widgetAccess(tenant, origin) : undefined;
  const policy = contentSecurityPolicy(tenant, { nonce, paymentOrigin, widget });
  const headers = documentHeaders(policy, isSocialReturn ? 'unsafe-none' : 'same-origin-allow-popups');
  return {
    ...withReporting(widget ? widgetHeaders(headers, widgetHostPolicy(nonce, widget)) : headers),
    vary: 'Accept-Encoding, Accept-Language, Cookie',
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  };
}

/**
 * T32: redirect target for a social sign-in whose `initiator` is neither a path of the site nor an origin
 * listed by the tenant. The query, including a provider's answer, is dropped. Undefined when there is nothing
 * to refuse.
 */
function refusedInitiator(tenant: Tenant, pathname: string, query: URLSearchParams): string | undefined {
  const named = query.getAll('initiator');
  if (pathname !== tenant.consumer.oauthRedirectUrl || named.length === 0) return undefined;
  const isKnown = named.every((text) => allowedInitiator(text, tenant.embeddingOrigins));
  return isKnown ? undefined : `${pathname}?refused=initiator`;
}

/** The tagline in each language that was asked for. */
const taglines = keptBy<Tenant, Map<string, string>>(() => new Map());

function taglineOf(tenant: Tenant, locale: string): string {
  const known = taglines(tenant);
  const tagline = known.get(locale) ?? tenantInLocale(tenant, locale).tagline;
  known.set(locale, tagline);
  return tagline;
}

async function partsOf(
  state: EdgeState,
  c: Context<EdgeEnv>,
  { site, pathname }: { readonly site: VisitorSite; readonly pathname: string },
): Promise<PageParts | undefined> {
  const shell = site.releases.get(shellName)?.current;
  if (!shell) return undefined;
  const tenant = c.get('tenant');
  const locale = requestLocale(c);
  const sheet = await state.sheets.of(tenant, shell);
  return {
    tenant,
    locale,
    tagline: taglineOf(tenant, locale),
    site,
    shell,
    owner: pageOwner(site, pathname),
    nonce: randomBytes(16).toString('base64'),
    sheet,
    isIos: /\b(iPhone|iPad|iPod)\b/.test(c.req.header('user-agent') ?? ''),
  };
}

/** A page to be sent; `body` is for a GET. */
interface SentPage {
  readonly status: 200 | 404;
  body(encoding: ContentEncoding): Promise<ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer>>;
}

/** A page written for this visitor alone. */
async function ownPage(work: PageWork): Promise<SentPage> {
  const { status, text } = pageDocument(work);
  return { status: await status, body: (encoding) => Promise.resolve(encodedStream(text, encoding)) };
}

/** A page of the cache, or one that is being written for it, with this visitor's nonce. */
async function sharedPage(served: ServedPage, { state, parts }: PageWork): Promise<SentPage> {
  const { nonce, owner } = parts;
  if (served.kind === 'written') {
    const { status, follow } = served.fill;
    return {
      status: await status,
      body: (encoding) => Promise.resolve(encodedStream(follow(nonce), encoding)),
    };
  }
  if (owner) state.views?.noteKeptPage(owner.remote);
  return {
    status: 200,
    body: (encoding) => served.page.body(encoding, nonce),
  };
}

/** Whom the backend is asked for when a page is written for the cache alone: nobody in particular. */
function nobody(caller: RequestOrigin): RequestOrigin {
  return { ...caller, clientAddress: 'unknown', correlationId: correlationIdOf(undefined) };
}

/** Calls whose answers change with the inventory. */
const inventoryCalls = '/public/inventory/';

/** The version of the inventory that a page shows; undefined for one that shows nothing of it. */
async function inventoryOf({ state, parts: { owner, tenant } }: PageWork): Promise<number | undefined> {
  const isShown = owner?.route.prefetch.some(({ path }) => path.startsWith(inventoryCalls));
  return isShown ? state.inventories.version(tenant.id) : undefined;
}

async function pageOf(work: PageWork): Promise<SentPage> {
  const { state, parts, caller, target, reload } = work;
  const flags = state.flagReader.known(parts.tenant.id);
  const key = reload ? undefined : pageKey({ parts, host: caller.host, target, flags });
  if (key === undefined || !state.pages) return ownPage(work);
  const inventory = await inventoryOf(work);
  const served = await state.pages.serve({ key, inventory }, (nonce, isForVisitor) =>
    pageDocument({
      ...work,
      inventory,
      parts: { ...parts, nonce },
      caller: isForVisitor ? caller : nobody(caller),
    }),
  );
  return sharedPage(served, work);
}

/**
 * Every other path is a page of the tenant: 404 with the shell, which shows it, when no remote owns it or
 * when its subject (a vehicle) does not exist. Public pages are kept for seconds (SITE-98); the headers and the
 * nonce are each answer's own. A form that a browser sent without its scripts is not read: its page follows.
 */
export function pageRoutes(state: EdgeState): Hono<EdgeEnv> {
  const app = new Hono<EdgeEnv>();
  app.get('*', async (c) => {
    const { pathname, search, searchParams } = new URL(c.req.url);
    const refusedAt = refusedInitiator(c.get('tenant'), pathname, searchParams);
    if (refusedAt) return c.redirect(refusedAt, 303);
    const switched = languageSwitch(c, state.isHttps);
    if (switched) return switched;
    const { site, cookie } = await siteOfRequest(state, c);
    const parts = await partsOf(state, c, { site, pathname });
    if (!parts) return plainPage(503, 'settingUp', requestLocale(c));
    if (c.req.raw.method === 'GET') {
      const isOpened = ({ name }: ReleaseRecord) => name === shellName || name === parts.owner?.remote.name;
      state.observations.servedPage(parts.tenant.id, site.releases.values(), isOpened);
    }
    const encoding = acceptedEncoding(c.req.header('accept-encoding'));
    const caller = originOf(c, state.isHttps);
    const origin = `${state.isHttps ? 'https' : 'http'}://${caller.host}`;
    const page = await pageOf({
      state,
      parts,
      caller,
      origin,
      target: `${pathname}${search}`,
      reload: liveReloadScript(state, c, parts),
    });
    const body = c.req.raw.method === 'HEAD' ? null : await page.body(encoding);
    return new Response(body, {
      status: page.status,
      headers: {
        ...responseHeaders(parts, { encoding, pathname, paymentOrigin: state.paymentOrigin, origin }),
        ...(parts.owner?.route.id === 'search' && searchIndexing({ pathname, params: searchParams, origin })),
        ...(cookie && { 'set-cookie': cookie }),
      },
    });
  });
  app.post('*', async (c, next) => {
    const { site } = await siteOfRequest(state, c);
    return pageOwner(site, new URL(c.req.url).pathname)?.route.isForm ? sentForm(c) : next();
  });
  app.all('*', () => new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } }));
  return app;
}
