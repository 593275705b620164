import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import type { AppEnv } from '@forecourt/backend/http/index.ts';
import { samplePlaces } from './sample-places.ts';

const library = readFileSync(new URL('./browser/maps.mjs', import.meta.url), 'utf8');
const script = `window.forecourtSamplePlaces = ${JSON.stringify(samplePlaces)};\n${library}`;

/** `GET /_sandbox/maps.js`: a stand-in for a map service's script, for tenants whose configuration names it. */
export function mapsSandboxRoutes(): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.get('/_sandbox/maps.js', (context) =>
    context.body(script, 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    }),
  );
  return app;
}
