import { Hono, type Context } from 'hono';
import { readOverride } from '@forecourt/releases';
import type { EdgeEnv, EdgeState } from '../edge-parts.ts';
import { allowsOverrides, overrideCookie } from './overridden-site.ts';

const plain = { 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' };

function home(cookie: string): Response {
  return new Response(null, {
    status: 303,
    headers: { location: '/', 'set-cookie': cookie, 'cache-control': 'no-store' },
  });
}

/**
 * `/_override?token=…` stores a signed override in a cookie of this host until it expires, `/_override?off`
 * removes it. Only where the edge allows overrides; elsewhere the path is an ordinary 404 page.
 */
export function overrideRoutes(state: EdgeState): Hono<EdgeEnv> {
  const app = new Hono<EdgeEnv>();
  if (!allowsOverrides(state)) return app;
  const attributes = `Path=/; SameSite=Lax; HttpOnly${state.isHttps ? '; Secure' : ''}`;
  app.get('/_override', async (c: Context<EdgeEnv>) => {
    if (c.req.query('off') !== undefined) return home(`${overrideCookie}=; Max-Age=0; ${attributes}`);
    const token = c.req.query('token') ?? '';
    const override = await readOverride(state.store, token, state.nowMs());
    if (!override) {
      return new Response('This override is not signed by a key of this site, or its time is over.', {
        status: 400,
        headers: plain,
      });
    }
    const seconds = Math.floor((Date.parse(override.expiresAt) - state.nowMs()) / 1000);
    return home(`${overrideCookie}=${token}; Max-Age=${seconds}; ${attributes}`);
  });
  return app;
}
