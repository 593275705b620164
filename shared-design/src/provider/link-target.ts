const allowedSchemes = ['http:', 'https:', 'mailto:', 'tel:'];
const schemePattern = /^\s*([a-z][a-z0-9+.-]*:)/i;

/** Whether a URL leads outside this site's router: it has a scheme or a host. */
export function isExternalHref(href: string): boolean {
  return schemePattern.test(href) || href.trim().startsWith('//');
}

/** Returns the URL, or undefined if its scheme is not mailto, tel, http or https (SITE-83). */
export function safeHref(href: string): string | undefined {
  // Browsers ignore control characters inside a scheme, including `java\nscript:`.
  const cleaned = [...href].filter((character) => character > '\u001f').join('');
  const scheme = schemePattern.exec(cleaned)?.[1]?.toLowerCase();
  return scheme === undefined || allowedSchemes.includes(scheme) ? cleaned : undefined;
}
