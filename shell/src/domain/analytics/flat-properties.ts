/** Keys that identify a person, ignoring case and punctuation: never sent (SITE-59). */
const excludedKeys = new Set(['firstname', 'lastname', 'email', 'number']);

/** Text that contains an email address, or nine or more digits, as in phone, card and social security numbers. */
const personalWords = /@|(?:\d[\s().-]{0,3}){9,}/;

const plainKey = (key: string) => key.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Whether a key or its text may identify a person, whatever its type (P09). */
export function isPersonal(key: string, words: string): boolean {
  return excludedKeys.has(plainKey(key)) || personalWords.test(words);
}

/**
 * Returns event properties as the pixel sends them, each prefixed `te_`. Omits first name, last name, email and number, objects, functions
 * and empty values (SITE-59), and any text that looks like a person's address or number (SITE-64).
 */
export function flatProperties(properties: Readonly<Record<string, unknown>>): Record<string, string> {
  const flat: Record<string, string> = {};
  for (const [key, value] of Object.entries(properties)) {
    const isFigure = typeof value === 'number' ? Number.isFinite(value) : typeof value === 'boolean';
    if (!isFigure && typeof value !== 'string') continue;
    const words = String(value).trim();
    if (words !== '' && !(typeof value === 'string' ? isPersonal(key, words) : isPersonal(key, ''))) {
      flat[`te_${key}`] = words;
    }
  }
  return flat;
}
