import { isPersonal } from './flat-properties.ts';

/** Whether a word of an address is one of the site's own, as routes are made of. */
export function isRouteWord(word: string): boolean {
  return /^[a-z][a-z-]*$/.test(word);
}

const vinWord = /^[A-HJ-NPR-Z0-9]{17}$/;
/** Parameters that carry a code, a token or what a person typed to be found by. */
const secretNames = /code|state|token|key|sign|session|user|name|phone|address|order|deal|return/i;
/** Flags forced by the address tell of whoever tries the site out. */
const forcedFlags = 'flags';
const longId = /[0-9a-f]{8}-[0-9a-f]{4}-|^[\w-]{24,}$/i;

/**
 * A path as analytics may see it: the site's own words and a vehicle's VIN; whatever else stands in it, such as the number of an order,
 * becomes `_` (T61).
 */
export function safePath(path: string): string {
  const safe = path
    .split('/')
    .map((word) => (word === '' || isRouteWord(word) || vinWord.test(word) ? word : '_'));
  return safe.join('/');
}

/** The parameters of a page's query that analytics may see: none that carries a code, a token, an order, a person (T61) or a forced flag. */
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

/** Where a page was reached from: the origin alone of another site, the safe path of this one, and nothing for what is neither. */
export function safeReferrer(referrer: string, ownOrigin: string): string {
  if (!URL.canParse(referrer)) return '';
  const { origin, pathname } = new URL(referrer);
  return origin === ownOrigin ? safePath(pathname) : origin;
}
