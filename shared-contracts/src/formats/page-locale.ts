const registryKey = Symbol.for('forecourt.locale.v1');
type Registry = { [registryKey]?: string };

/**
 * Sets the page's language, `es`, for date and time formats. Called by `createPlatform`; stored on the page, since each remote has its own
 * copy of the formats. With two embeds of different languages in one page, the last one wins.
 */
export function setPageLocale(locale: string): void {
  (globalThis as Registry)[registryKey] = locale;
}

/** The default language of dates and times: the page's, or English if there is no page. */
export function pageLocale(): string {
  return (globalThis as Registry)[registryKey] ?? 'en';
}

/** The `Intl` tag of a language as used in the United States, `es-US`; its numbers and money follow `en-US`. */
export function formatTag(locale: string): string {
  return `${locale}-US`;
}
