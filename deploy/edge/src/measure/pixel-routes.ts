import { Hono } from 'hono';
import type { EdgeEnv, EdgeState } from '../edge-parts.ts';
import type { MeasuredEntry } from './measured-entry.ts';

/** The smallest transparent GIF. */
const gif = Uint8Array.from(
  Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
);
const eventName = /^[a-z][a-z0-9-]{1,49}$/;
const wordKey = /^te[_-][\w-]{1,60}$/;
const wordsAtMost = 60;
const longestWord = 2000;

function measuredEntry(query: URLSearchParams, tenant: string): MeasuredEntry | undefined {
  const event = query.get('te_nm') ?? '';
  const isWhole = [...query].every(([key, word]) => wordKey.test(key) && word.length <= longestWord);
  if (!eventName.test(event) || !isWhole || query.size > wordsAtMost) return undefined;
  return { event, tenant, words: Object.fromEntries([...query].map(([key, word]) => [key.slice(3), word])) };
}

/**
 * The image of the analytics pixel (SITE-57): the answer is the same uncached image whatever the query. A
 * valid query becomes one entry for `parts.measured`, without the visitor's address or any header (T47).
 */
export function pixelRoutes({ measured }: EdgeState): Hono<EdgeEnv> {
  const app = new Hono<EdgeEnv>();
  app.get('/images/tp.gif', (c) => {
    const entry = measuredEntry(new URL(c.req.url).searchParams, c.get('tenant').id);
    if (entry) measured(entry);
    return new Response(gif, {
      headers: { 'content-type': 'image/gif', 'cache-control': 'no-store' },
    });
  });
  return app;
}
