/** Returns the same page in another language: a URL from which the edge stores the choice. */
export function languageHref(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  locale: string,
): string {
  const query = new URLSearchParams(search);
  query.set('lang', locale);
  return `${pathname}?${query}`;
}
