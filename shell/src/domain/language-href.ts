/** The same page in another language: the address that the edge keeps the choice from. */
export function languageHref(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  locale: string,
): string {
  const query = new URLSearchParams(search);
  query.set('lang', locale);
  return `${pathname}?${query}`;
}

/** A language in its own words, `Español`, whatever the language of the page. */
export function languageName(locale: string): string {
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
