import { Hono } from 'hono';
import type { EdgeEnv, EdgeState } from '../edge-parts.ts';

/** One event as the pixel brought it: name and words by their keys without `te_`. */
export interface MeasuredEntry {
  readonly event: string;
  readonly tenant: string;
  readonly words: Readonly<Record<string, string>>;
}

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
 * The image of the analytics pixel (SITE-57): whatever its query, the answer is the same image, which is never cached. A query of the right
 * shape is one entry for `parts.measured`, which holds neither the visitor's address nor any header (T47).
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
