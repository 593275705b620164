const registryKey = Symbol.for('forecourt.locale.v1');
type Registry = { [registryKey]?: string };

/**
 * Notes the language of the page, `es`, for the formats of dates and times. `createPlatform` does; registered on the page, since each
 * remote carries its own copy of the formats. Two embeds of different languages in one page: the last one's stands.
 */
export function notePageLocale(locale: string): void {
  (globalThis as Registry)[registryKey] = locale;
}

/** The language that dates and times are written in where nobody names one: the page's, English where there is no page. */
export function pageLocale(): string {
  return (globalThis as Registry)[registryKey] ?? 'en';
}

/** Tag for `Intl` of a language as people in the United States write it, `es-US`; its numbers and money are those of `en-US`. */
export function formatTag(locale: string): string {
  return `${locale}-US`;
}
