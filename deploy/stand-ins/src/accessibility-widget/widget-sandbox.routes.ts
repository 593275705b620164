import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import type { AppEnv } from '@forecourt/backend/http/index.ts';

const script = readFileSync(new URL('./browser/accessibility-widget.mjs', import.meta.url), 'utf8');

/** `GET /_sandbox/accessibility-widget.js`: a stand-in for an accessibility widget's script, for tenants whose configuration names it. */
export function widgetSandboxRoutes(): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.get('/_sandbox/accessibility-widget.js', (context) =>
    context.body(script, 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    }),
  );
  return app;
}
