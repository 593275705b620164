/** Path of the cookies: only the documents service (TRACK-59, TRACK-60). */
export const cookiePath = '/api/documents';
/** As long as the longest call, an upload; each call sets the cookies again. */
const maxAgeSeconds = 420;

/** What follows a cookie's name and value: sent to the documents service only, and never cross-site; host-only without a parent domain (T04). */
export function cookieAttributes(domain: string | undefined, ageSeconds = maxAgeSeconds): string {
  const scope = domain ? `; Domain=${domain}` : '';
  return `; Path=${cookiePath}${scope}; Max-Age=${ageSeconds}; SameSite=Strict`;
}

/** Cookies of the documents service. */
export interface CookieStore {
  keep(name: string, value: string): void;
  /** Deletes the cookies when the session ends. */
  clear(): void;
}

interface CookieContext {
  /** Writes `document.cookie`; does nothing if the page is not ours. */
  readonly setCookie: (text: string) => void;
  /** Parent domain configured by the tenant; without one cookies are host-only (T04). */
  readonly domain: string | undefined;
}

/** Stores headers as cookies on the tenant's parent domain, for the documents path only and never sent cross-site. */
export function createCookieStore({ setCookie, domain }: CookieContext): CookieStore {
  const kept = new Set<string>();
  const write = (name: string, value: string, ageSeconds?: number) =>
    setCookie(`${name}=${value}${cookieAttributes(domain, ageSeconds)}`);
  return {
    keep(name, value) {
      kept.add(name);
      write(name, value);
    },
    clear() {
      for (const name of kept) write(name, '', 0);
      kept.clear();
    },
  };
}
