import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import { raw } from 'hono/html';
import type { EdgeEnv, EdgeState } from '../edge-parts.ts';
import { markup, type Html } from '../html/markup.ts';
import { scriptJson } from '../html/script-json.ts';
import { requestLocale } from '../locale/request-locale.ts';
import { originOf } from '../proxy/origin-of.ts';
import { framedScript, framePolicy, pageOrigins, type FramedScript } from './script-frames.ts';

const read = (file: string) => readFileSync(new URL(`./browser/${file}.mjs`, import.meta.url), 'utf8');
const bridge = read('script-frame');
const adapters = { viewer: read('viewer-adapter'), maps: read('maps-adapter') };

interface FrameParts {
  readonly locale: string;
  readonly nonce: string;
  /** Origins that may call the frame. */
  readonly callers: readonly string[];
}

function frameDocument(script: FramedScript, { locale, nonce, callers }: FrameParts): Html {
  const { kind, scriptUrl, globalName } = script;
  return markup`${[
    markup`<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${kind}</title>`,
    markup`<style>html,body,#stage{height:100%;margin:0;overflow:hidden}</style></head><body><div id="stage"></div>`,
    markup`<script type="application/json" id="script-frame">${scriptJson({ scriptUrl, globalName, callers })}</script>`,
    markup`<script nonce="${nonce}">${raw(adapters[kind])}</script>`,
    markup`<script nonce="${nonce}">${raw(bridge)}</script></body></html>`,
  ]}`;
}

/**
 * `/frames/{kind}`: a document that runs one third-party script, separate from the page. Pages contain no
 * such script themselves, so none ever runs next to a form with a card or an SSN, whatever the visitor opened
 * before (T57). 404 if the tenant has no script of that kind.
 */
export function frameRoutes({ isHttps }: EdgeState): Hono<EdgeEnv> {
  const app = new Hono<EdgeEnv>();
  app.get('/frames/:kind', (c) => {
    const tenant = c.get('tenant');
    const script = framedScript(tenant, c.req.param('kind'));
    if (!script) return new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } });
    const nonce = randomBytes(16).toString('base64');
    const origin = `${isHttps ? 'https' : 'http'}://${originOf(c, isHttps).host}`;
    const callers = pageOrigins(tenant, origin);
    return new Response(String(frameDocument(script, { locale: requestLocale(c), nonce, callers })), {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': framePolicy(tenant, { nonce, origin, script }),
      },
    });
  });
  return app;
}
