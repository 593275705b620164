import { formatTag, pageLocale } from './page-locale.ts';

/** Joins words as a sentence does, `a, b, and c` or `a, b, or c`. */
export function formatList(
  words: readonly string[],
  joint: 'and' | 'or' = 'and',
  locale = pageLocale(),
): string {
  const type = joint === 'and' ? 'conjunction' : 'disjunction';
  return new Intl.ListFormat(formatTag(locale), { type }).format(words);
}

/** Returns a language's own name, `Español`, whatever the language of the page. */
export function languageName(locale: string): string {
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
