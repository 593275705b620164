import { raw } from 'hono/html';
import type { Html } from './markup.ts';

/**
 * Returns JSON that can neither end a script element nor start a comment in one, and that means the same as
 * JSON and as JavaScript: `<`, `>`, `&`, U+2028 and U+2029 are escaped (T06).
 */
export function scriptJson(value: unknown): Html {
  return raw(
    JSON.stringify(value).replace(
      /[<>&\u2028\u2029]/g,
      (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
    ),
  );
}
