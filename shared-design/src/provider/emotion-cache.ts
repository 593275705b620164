import createCache, { type EmotionCache } from '@emotion/cache';

const caches = new WeakMap<Node, EmotionCache>();

function newCache(nonce: string | undefined, container: Node | undefined): EmotionCache {
  return createCache({
    key: 'fc',
    ...(nonce === undefined ? {} : { nonce }),
    ...(container === undefined ? {} : { container }),
  });
}

/**
 * Returns the emotion cache of a container, the document's head by default. One per container and page, so that remounting a remote does
 * not duplicate its rules; on a server a new one each time.
 */
export function emotionCacheFor(nonce?: string, container?: Node): EmotionCache {
  if (typeof document === 'undefined') return newCache(nonce, undefined);
  const place = container ?? document.head;
  const known = caches.get(place);
  if (known) return known;
  const cache = newCache(nonce, place);
  caches.set(place, cache);
  return cache;
}
