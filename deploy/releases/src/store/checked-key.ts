/**
 * Returns the key itself. Throws an Error for a key that would leave the store: absolute, with `..`, a
 * backslash or a NUL.
 */
export function checkedKey(key: string): string {
  if (key.startsWith('/') || key.includes('\\') || key.includes('\0') || key.split('/').includes('..')) {
    throw new Error(`"${key}" is no key of a release store.`);
  }
  return key;
}
