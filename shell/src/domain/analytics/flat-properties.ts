import { isPersonalText } from '@forecourt/shared-contracts/analytics';

/** Keys that identify a person, ignoring case and punctuation: never sent (SITE-59). */
const excludedKeys = new Set(['firstname', 'lastname', 'email', 'number']);

const plainKey = (key: string) => key.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Whether a key or its text may identify a person, whatever its type (P09). */
export function isPersonal(key: string, words: string): boolean {
  return excludedKeys.has(plainKey(key)) || isPersonalText(words);
}

/**
 * Returns event properties as the pixel sends them, each prefixed `te_`. Omits first name, last name, email and number, objects, functions
 * and empty values (SITE-59), any text that looks like a person's address or number (SITE-64), and figures of nine digits or more.
 */
export function flatProperties(properties: Readonly<Record<string, unknown>>): Record<string, string> {
  const flat: Record<string, string> = {};
  for (const [key, value] of Object.entries(properties)) {
    const isFigure = typeof value === 'number' ? Math.abs(value) < 1e8 : typeof value === 'boolean';
    if (!isFigure && typeof value !== 'string') continue;
    const words = String(value).trim();
    if (words !== '' && !(typeof value === 'string' ? isPersonal(key, words) : isPersonal(key, ''))) {
      flat[`te_${key}`] = words;
    }
  }
  return flat;
}
