import { randomBytes } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { shellName } from '@forecourt/releases';
import { matchRoute } from '@forecourt/shared-contracts/releases';
import type { EdgeEnv, EdgeState } from '../edge-parts.ts';
import { originOf } from '../proxy/request-origin.ts';
import type { SiteSnapshot } from '../site/site-snapshot.ts';
import { readPublic } from './backend-reader.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { acceptedEncoding, encodedStream } from './encoded-stream.ts';
import { pageContextOf } from './page-context-of.ts';
import { pageRest } from './page-data.ts';
import { pageHead } from './page-head.ts';
import type { PageOwner, PageParts } from './page-parts.ts';
import { plainPage } from './plain-page.ts';
import { prefetchUrls } from './prefetch-urls.ts';
import { documentHeaders } from './security-headers.ts';

function pageOwner({ releases }: SiteSnapshot, pathname: string): PageOwner | undefined {
  const routes = [...releases.values()].flatMap(({ current }) =>
    current.container ? current.routes.map((route) => ({ path: route.path, route, remote: current })) : [],
  );
  const match = matchRoute(routes, pathname);
  return match && { remote: match.route.remote, route: match.route.route, params: match.params };
}

async function* pageText(state: EdgeState, c: Context<EdgeEnv>, parts: PageParts): AsyncGenerator<string> {
  const { owner, tenant, shell } = parts;
  const origin = originOf(c, state.isHttps);
  const urls = owner ? prefetchUrls(owner, new URL(c.req.url).search) : [];
  const answers = urls.map((url) => readPublic(state, url, origin));
  yield pageHead(parts);
  yield* pageRest(pageContextOf(state, tenant, shell), answers, tenant.theme);
}

function responseHeaders(
  parts: PageParts,
  encoding: string,
  paymentOrigin: string | undefined,
): Record<string, string> {
  return {
    ...documentHeaders(contentSecurityPolicy(parts.tenant, { nonce: parts.nonce, paymentOrigin })),
    vary: 'Accept-Encoding',
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  };
}

async function partsOf(state: EdgeState, c: Context<EdgeEnv>): Promise<PageParts | undefined> {
  const snapshot = state.site.snapshot();
  const shell = snapshot.releases.get(shellName)?.current;
  if (!shell) return undefined;
  const tenant = c.get('tenant');
  const sheet = await state.sheets.of(tenant, shell);
  return {
    tenant,
    shell,
    owner: pageOwner(snapshot, new URL(c.req.url).pathname),
    nonce: randomBytes(16).toString('base64'),
    themeUrl: sheet.url,
    isIos: /\b(iPhone|iPad|iPod)\b/.test(c.req.header('user-agent') ?? ''),
  };
}

/**
 * Every other path is a page of the tenant: 200 when a remote owns it, else 404 with the shell, which says so. The head is sent before
 * anything is waited for; context and prefetched answers follow in the same document.
 */
export function pageRoutes(state: EdgeState): Hono<EdgeEnv> {
  const app = new Hono<EdgeEnv>();
  app.get('*', async (c) => {
    const parts = await partsOf(state, c);
    if (!parts) {
      return plainPage(
        503,
        'We will be right back',
        'The site is being set up. Please try again in a moment.',
      );
    }
    const encoding = acceptedEncoding(c.req.header('accept-encoding'));
    const body = c.req.raw.method === 'HEAD' ? null : encodedStream(pageText(state, c, parts), encoding);
    return new Response(body, {
      status: parts.owner ? 200 : 404,
      headers: responseHeaders(parts, encoding, state.paymentOrigin),
    });
  });
  app.all('*', () => new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } }));
  return app;
}
