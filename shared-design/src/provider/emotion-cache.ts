import createCache, { type EmotionCache } from '@emotion/cache';
import { boxWidths } from './box-widths.ts';

const key = 'fc';
const caches = new WeakMap<Node, EmotionCache>();

function newCache(nonce: string | undefined, container: Node | undefined): EmotionCache {
  const cache = createCache({
    key,
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
 * Makes the cache of a page that the edge rendered: its styles stay where they are, further ones follow them. Emotion would move them into
 * the head, and each moved sheet makes the browser build all its rules and font faces again.
 */
export function cacheOfPage(nonce?: string): EmotionCache {
  const rendered = document.querySelector<HTMLStyleElement>(`style[data-emotion^="${key} "]`);
  const names = rendered?.dataset['emotion']?.split(' ').slice(1) ?? [];
  // Without names Emotion leaves it alone.
  if (rendered) rendered.dataset['emotion'] = key;
  const cache = newCache(nonce, rendered?.parentNode ?? document.head);
  if (rendered) cache.sheet.tags.push(rendered);
  for (const name of names) cache.inserted[name] = true;
  return cache;
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
  const cache = place === document.head ? cacheOfPage(nonce) : newCache(nonce, place);
  caches.set(place, cache);
  return cache;
}
