import { randomBytes } from 'node:crypto';
import { raw } from 'hono/html';
import { plainPolicy } from './content-security-policy.ts';
import { edgeTexts } from '../locale/edge-text.ts';
import { markup } from './markup.ts';
import { documentHeaders } from './security-headers.ts';

const css =
  'body{font:1rem/1.5 system-ui,sans-serif;margin:15vh auto;max-width:32rem;padding:0 1.5rem;color:#1c2430;background:#fff}h1{font-size:1.5rem}';

/**
 * A page without assets, for when there is no tenant or release to show, the page must not be shown in its
 * context, or the edge itself fails: then in the form of the site's server-error page (SITE-16), with code,
 * title, subtitle and a way home, because none of the site's own code may run.
 */
export function plainPage(
  status: 403 | 404 | 500 | 503,
  what: 'noDealer' | 'settingUp' | 'failed' | 'notFramed',
  locale: string,
): Response {
  const { title, text, ...more } = edgeTexts(locale)[what];
  const code = 'code' in more ? markup`<p>${more.code}</p>` : '';
  const action = 'action' in more ? markup`<p><a href="/">${more.action}</a></p>` : '';
  const nonce = randomBytes(16).toString('base64');
  const html = markup`<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style nonce="${nonce}">${raw(css)}</style></head><body>${code}<h1>${title}</h1><p>${text}</p>${action}</body></html>`;
  const retry = status === 503 && { 'retry-after': '5' };
  return new Response(String(html), {
    status,
    headers: { ...documentHeaders(plainPolicy(nonce)), ...retry },
  });
}
