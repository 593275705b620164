import { randomBytes } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { shellName } from '@forecourt/releases';
import { allowedInitiator } from '@forecourt/shared-contracts/identity';
import type { PageContext } from '@forecourt/shared-contracts/page';
import { matchRoute } from '@forecourt/shared-contracts/releases';
import { tenantInLocale, type Tenant } from '@forecourt/shared-contracts/tenant';
import type { EdgeEnv, EdgeState } from '../edge-parts.ts';
import { languageSwitch, requestLocale } from '../locale/request-locale.ts';
import { withReporting } from '../observe/reporting-headers.ts';
import { liveReloadScript, siteOfRequest } from '../override/live-reload.ts';
import { originOf } from '../proxy/origin-of.ts';
import type { VisitorSite } from '../site/site-snapshot.ts';
import { within } from '../within.ts';
import { readPublic } from './backend-reader.ts';
import { contentSecurityPolicy, widgetAccess, widgetHostPolicy } from './content-security-policy.ts';
import { acceptedEncoding, encodedStream } from './encoded-stream.ts';
import { markup, type Html } from './markup.ts';
import { pageContextOf } from './page-context-of.ts';
import { imageLinks, pageRest, type PageAnswer } from './page-data.ts';
import type { PageDescription } from './described-page.ts';
import { pageDescription } from './page-description.ts';
import { aroundView, pageBottom, pageHead, pageTop, unrenderedView } from './page-head.ts';
import type { PageOwner, PageParts } from './page-parts.ts';
import { plainPage } from './plain-page.ts';
import { prefetchUrls } from './prefetch-urls.ts';
import { renderedView } from './rendered-view.ts';
import { documentHeaders } from './security-headers.ts';

function pageOwner({ releases }: VisitorSite, pathname: string): PageOwner | undefined {
  const routes = [...releases.values()].flatMap(({ current }) =>
    current.container ? current.routes.map((route) => ({ path: route.path, route, remote: current })) : [],
  );
  const match = matchRoute(routes, pathname);
  return match && { remote: match.route.remote, route: match.route.route, params: match.params };
}

/** Longest wait for a page's own title; after it the tenant's title is used. */
const describeMs = 600;
/**
 * Longest wait to learn whether the subject of a page exists; a page that learns later says so with status
 * 200.
 */
const statusMs = 250;

/** Backend answers for a page, requested as soon as the page request arrives. */
interface PageAnswers {
  readonly all: readonly Promise<PageAnswer | undefined>[];
  /** The answer that the page is about; absent for pages without a specific subject. */
  readonly about?: Promise<PageAnswer | undefined> | undefined;
}

function askFor(state: EdgeState, c: Context<EdgeEnv>, { owner }: PageParts): PageAnswers {
  if (!owner) return { all: [] };
  const origin = originOf(c, state.isHttps);
  const all = prefetchUrls(owner, new URL(c.req.url).search).map((url) => readPublic(state, url, origin));
  const at = owner.route.prefetch.findIndex(({ describes }) => describes);
  return { all, about: all[at] };
}

async function describedPage(
  { owner, tenant }: PageParts,
  { about }: PageAnswers,
  origin: string,
): Promise<PageDescription | 'missing' | undefined> {
  const kind = owner?.route.prefetch.find(({ describes }) => describes)?.describes;
  if (!kind || !about) return undefined;
  return pageDescription(kind, await within(about, describeMs), { tenant, origin });
}

/**
 * Longest wait for the data of a view; after it the page has its skeleton. The head is sent before, so scripts load
 * meanwhile, and on a phone the view is seconds earlier than what they render.
 */
const viewDataMs = 500;

function mayRender({ views }: EdgeState, { owner, shell }: PageParts): boolean {
  return owner?.route.isRendered === true && views?.canRender({ remote: owner.remote, shell }) === true;
}

/** The rendered view of a page; undefined if there is none in time. */
async function viewOf(
  { state, parts, answers, target }: PageWork,
  context: Promise<PageContext>,
): Promise<Html | undefined> {
  const { owner, shell, nonce } = parts;
  if (!owner || !state.views || !mayRender(state, parts)) return undefined;
  const found = await within(Promise.all(answers.all), viewDataMs);
  if (found?.some((answer) => answer?.isMissing)) return undefined;
  const given = (found ?? []).flatMap((answer) => (answer ? [[answer.url, answer.data] as const] : []));
  if (given.length < answers.all.length) {
    state.views.noteMissingData(owner.remote);
    return undefined;
  }
  const view = await state.views.render(
    { remote: owner.remote, shell },
    { page: await context, target, answers: given },
  );
  return view && renderedView(view, { remote: owner.remote, target }, nonce);
}

interface PageWork {
  readonly state: EdgeState;
  readonly parts: PageParts;
  readonly answers: PageAnswers;
  /** Origin of the site as requested by the visitor. */
  readonly origin: string;
  /** Path and query of the page. */
  readonly target: string;
  /** Live-reload script for developers; undefined otherwise. */
  readonly reload: Html | undefined;
}

async function* pageText(work: PageWork): AsyncGenerator<string> {
  const { state, parts, answers, origin, reload } = work;
  yield String(markup`${pageHead(parts, mayRender(state, parts))}${reload}`);
  const context = pageContextOf(state, parts);
  const view = viewOf(work, context);
  yield String(pageTop(parts, await describedPage(parts, answers, origin)));
  const rendered = await view;
  yield String(markup`${rendered ? aroundView(parts, rendered) : unrenderedView(parts)}${pageBottom}`);
  // A rendered view names its pictures itself, and comes first.
  const rest = pageRest(
    context,
    answers.all,
    (answer) => !rendered && imageLinks(answer, parts.tenant.theme),
  );
  for await (const part of rest) yield String(part);
}

/** 404 if no remote owns the path or the subject of the page is known not to exist, otherwise 200. */
async function statusOf({ owner }: PageParts, { about }: PageAnswers): Promise<200 | 404> {
  if (!owner) return 404;
  const answer = about && (await within(about, statusMs));
  return answer?.isMissing ? 404 : 200;
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

async function partsOf(
  state: EdgeState,
  c: Context<EdgeEnv>,
  site: VisitorSite,
): Promise<PageParts | undefined> {
  const shell = site.releases.get(shellName)?.current;
  if (!shell) return undefined;
  const tenant = c.get('tenant');
  const locale = requestLocale(c);
  const sheet = await state.sheets.of(tenant, shell);
  return {
    tenant,
    locale,
    tagline: tenantInLocale(tenant, locale).tagline,
    site,
    shell,
    owner: pageOwner(site, new URL(c.req.url).pathname),
    nonce: randomBytes(16).toString('base64'),
    themeUrl: sheet.url,
    isIos: /\b(iPhone|iPad|iPod)\b/.test(c.req.header('user-agent') ?? ''),
  };
}

/**
 * Every other path is a page of the tenant: 404 with the shell, which shows it, when no remote owns it or
 * when its subject (a vehicle) does not exist. The head is sent without waiting; only a page with a subject
 * waits briefly for its status. Context and prefetched answers follow in the same document.
 */
export function pageRoutes(state: EdgeState): Hono<EdgeEnv> {
  const app = new Hono<EdgeEnv>();
  app.get('*', async (c) => {
    const { pathname, searchParams } = new URL(c.req.url);
    const refusedAt = refusedInitiator(c.get('tenant'), pathname, searchParams);
    if (refusedAt) return c.redirect(refusedAt, 303);
    const switched = languageSwitch(c, state.isHttps);
    if (switched) return switched;
    const { site, cookie } = await siteOfRequest(state, c);
    const parts = await partsOf(state, c, site);
    if (!parts) return plainPage(503, 'settingUp', requestLocale(c));
    if (c.req.raw.method === 'GET') {
      state.observations.servedPage(parts.tenant.id, site.releases.values());
    }
    const answers = askFor(state, c, parts);
    const status = await statusOf(parts, answers);
    const encoding = acceptedEncoding(c.req.header('accept-encoding'));
    const origin = `${state.isHttps ? 'https' : 'http'}://${originOf(c, state.isHttps).host}`;
    const { search } = new URL(c.req.url);
    const target = `${pathname}${search}`;
    const work: PageWork = {
      state,
      parts,
      answers,
      origin,
      target,
      reload: liveReloadScript(state, c, parts),
    };
    const body = c.req.raw.method === 'HEAD' ? null : encodedStream(pageText(work), encoding);
    return new Response(body, {
      status,
      headers: {
        ...responseHeaders(parts, { encoding, pathname, paymentOrigin: state.paymentOrigin, origin }),
        ...(cookie && { 'set-cookie': cookie }),
      },
    });
  });
  app.all('*', () => new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } }));
  return app;
}
