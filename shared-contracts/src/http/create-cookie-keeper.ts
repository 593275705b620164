/** Path that the cookies go to: the documents service alone (TRACK-59, TRACK-60). */
const cookiePath = '/api/documents';
/** As long as the longest call, an upload; each call writes them anew. */
const maxAgeSeconds = 420;

/** Cookies of the documents service. */
export interface CookieKeeper {
  keep(name: string, value: string): void;
  /** Takes back what was kept, when the session ends. */
  clear(): void;
}

interface CookiePlace {
  /** Writes `document.cookie`; does nothing where there is no page of ours. */
  readonly setCookie: (text: string) => void;
  /** Parent domain that the tenant has configured; without one cookies are host-only (T04). */
  readonly domain: string | undefined;
}

/** Writes headers as cookies on the tenant's parent domain, for the documents path only and never sent across sites. */
export function createCookieKeeper({ setCookie, domain }: CookiePlace): CookieKeeper {
  const kept = new Set<string>();
  const write = (name: string, value: string, ageSeconds: number) => {
    const scope = domain ? `; Domain=${domain}` : '';
    setCookie(`${name}=${value}; Path=${cookiePath}${scope}; Max-Age=${ageSeconds}; SameSite=Strict`);
  };
  return {
    keep(name, value) {
      kept.add(name);
      write(name, value, maxAgeSeconds);
    },
    clear() {
      for (const name of kept) write(name, '', 0);
      kept.clear();
    },
  };
}
