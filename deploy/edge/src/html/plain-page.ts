import { randomBytes } from 'node:crypto';
import { raw } from 'hono/html';
import { plainPolicy } from './content-security-policy.ts';
import { edgeTexts } from '../locale/edge-text.ts';
import { markup } from './markup.ts';
import { documentHeaders } from './security-headers.ts';

const css =
  'body{font:1rem/1.5 system-ui,sans-serif;margin:15vh auto;max-width:32rem;padding:0 1.5rem;color:#1c2430;background:#fff}h1{font-size:1.5rem}';

/**
 * A page without assets, for when there is no tenant or release to show, or the page must not be shown in its
 * context.
 */
export function plainPage(
  status: 403 | 404 | 503,
  what: 'noDealer' | 'settingUp' | 'failed' | 'notFramed',
  locale: string,
): Response {
  const { title, text } = edgeTexts(locale)[what];
  const nonce = randomBytes(16).toString('base64');
  const html = markup`<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style nonce="${nonce}">${raw(css)}</style></head><body><h1>${title}</h1><p>${text}</p></body></html>`;
  const retry = status === 503 && { 'retry-after': '5' };
  return new Response(String(html), {
    status,
    headers: { ...documentHeaders(plainPolicy(nonce)), ...retry },
  });
}
