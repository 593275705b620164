import createCache, { type EmotionCache } from '@emotion/cache';
import { boxWidths } from './box-widths.ts';

const caches = new WeakMap<Node, EmotionCache>();

function newCache(nonce: string | undefined, container: Node | undefined): EmotionCache {
  const cache = createCache({
    key: 'fc',
    ...(nonce === undefined ? {} : { nonce }),
    ...(container === undefined ? {} : { container }),
  });
  if (container && container.getRootNode() instanceof ShadowRoot) followBox(cache);
  return cache;
}

/** In a host's page the layout follows the width of the checkout's own box. */
function followBox({ sheet }: EmotionCache): void {
  const insert = sheet.insert.bind(sheet);
  sheet.insert = (rule) => insert(boxWidths(rule));
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
