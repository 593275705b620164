/** Returns the same page in another language: a URL from which the edge stores the choice. */
export function languageHref(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  locale: string,
): string {
  const query = new URLSearchParams(search);
  query.set('lang', locale);
  return `${pathname}?${query}`;
}

/** Returns a language's own name, `Español`, whatever the language of the page. */
export function languageName(locale: string): string {
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
