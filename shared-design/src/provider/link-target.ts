const allowedSchemes = ['http:', 'https:', 'mailto:', 'tel:'];
const schemePattern = /^\s*([a-z][a-z0-9+.-]*:)/i;

/** Whether an address leads out of this site's router: it has a scheme or a host. */
export function isExternalHref(href: string): boolean {
  return schemePattern.test(href) || href.trim().startsWith('//');
}

/** The address itself, or undefined when its scheme is none of mailto, tel, http, https (SITE-83). */
export function safeHref(href: string): string | undefined {
  // Browsers drop control characters inside a scheme, `java\nscript:` included.
  const cleaned = [...href].filter((character) => character > '\u001f').join('');
  const scheme = schemePattern.exec(cleaned)?.[1]?.toLowerCase();
  return scheme === undefined || allowedSchemes.includes(scheme) ? cleaned : undefined;
}
