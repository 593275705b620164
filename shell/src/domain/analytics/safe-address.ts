import { isPersonal } from './flat-properties.ts';

/** Whether a segment of a path is one of the site's own route segments. */
export function isRouteWord(word: string): boolean {
  return /^[a-z][a-z-]*$/.test(word);
}

const vinWord = /^[A-HJ-NPR-Z0-9]{17}$/;
/** Parameters that contain a code, a token or what a user typed to be found by. */
const secretNames = /code|state|token|key|sign|session|user|name|phone|address|order|deal|return/i;
/** Flags forced by the URL identify visitors who test the site. */
const forcedFlags = 'flags';
const longId = /[0-9a-f]{8}-[0-9a-f]{4}-|^[\w-]{24,}$/i;

/** Returns a path for analytics: the site's own segments and a vehicle's VIN; anything else, such as an order number, becomes `_` (T61). */
export function safePath(path: string): string {
  const safe = path
    .split('/')
    .map((word) => (word === '' || isRouteWord(word) || vinWord.test(word) ? word : '_'));
  return safe.join('/');
}

/** Returns the query parameters for analytics: none that contains a code, a token, an order, a person (T61) or a forced flag. */
export function safeQuery(search: string): readonly (readonly [name: string, value: string])[] {
  return [...new URLSearchParams(search)].filter(
    ([name, value]) =>
      isRouteWord(name.toLowerCase().replace(/[_\d]/g, '-')) &&
      name !== forcedFlags &&
      !secretNames.test(name) &&
      !longId.test(value) &&
      !isPersonal(name, value),
  );
}

/**
 * Returns where a page was reached from: only the origin of another site, the safe path of this one, and an empty string for anything else.
 */
export function safeReferrer(referrer: string, ownOrigin: string): string {
  if (!URL.canParse(referrer)) return '';
  const { origin, pathname } = new URL(referrer);
  return origin === ownOrigin ? safePath(pathname) : origin;
}
