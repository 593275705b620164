import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import type { AppEnv } from '@forecourt/backend/http/index.ts';

const script = readFileSync(new URL('./browser/spin-viewer.mjs', import.meta.url), 'utf8');

/** `GET /_sandbox/spin-viewer.js`: a stand-in for the 360-degree viewer's script, for tenants whose configuration names it. */
export function spinSandboxRoutes(): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.get('/_sandbox/spin-viewer.js', (context) =>
    context.body(script, 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    }),
  );
  return app;
}
