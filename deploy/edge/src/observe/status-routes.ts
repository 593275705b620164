import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono, type Context } from 'hono';
import type { EdgeEnv, EdgeState } from '../edge-parts.ts';
import { strangerLocale } from '../locale/request-locale.ts';
import { statusPage } from './status-page.ts';
import { statusReport } from './status-report.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** The key of a request: a bearer token, or the password that the browser asked its operator for. */
function keyOf(c: Context<EdgeEnv>): string {
  const [scheme, value = ''] = (c.req.header('authorization') ?? '').split(' ');
  if (scheme === 'Bearer') return value;
  if (scheme !== 'Basic') return '';
  const pair = Buffer.from(value, 'base64').toString();
  return pair.slice(pair.indexOf(':') + 1);
}

function refusal(state: EdgeState, c: Context<EdgeEnv>): Response | undefined {
  const { operatorKey, environment } = state;
  const headers = { 'cache-control': 'no-store' };
  if (operatorKey === undefined) {
    return environment.name === 'production'
      ? new Response('Not found', { status: 404, headers })
      : undefined;
  }
  if (timingSafeEqual(digest(keyOf(c)), digest(operatorKey))) return undefined;
  return new Response('The key of an operator is needed.', {
    status: 401,
    headers: { ...headers, 'www-authenticate': 'Basic realm="status", charset="UTF-8"' },
  });
}

/**
 * The status of this edge, for operators of all tenants, on any host: `/_status` as a page, `/_status.json`
 * as data. If an operator key is set, it is required; without one the status is not available in production.
 */
export function statusRoutes(state: EdgeState): Hono<EdgeEnv> {
  const app = new Hono<EdgeEnv>();
  app.get('/_status.json', (c) => {
    const headers = { 'cache-control': 'no-store' };
    return refusal(state, c) ?? Response.json(statusReport(state), { headers });
  });
  app.get('/_status', (c) => refusal(state, c) ?? statusPage(statusReport(state), strangerLocale(c)));
  return app;
}
