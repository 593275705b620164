/** Where the client gets identity tokens. Handed in at creation and never given out again (T19). */
export interface TokenSource {
  /** A token that is not known to be expired, or undefined for a guest. */
  idToken(): Promise<string | undefined>;
  /** A new token after the server refused `refused`; undefined when the session has ended. One refresh serves all callers. */
  refresh(refused: string): Promise<string | undefined>;
}

/** What the client needs of its surroundings; all of it can be held in tests. */
export interface ApiClientParts {
  readonly fetch: typeof fetch;
  /** A request that tells how much of its body was sent, which `fetch` cannot. */
  readonly openXhr: () => XMLHttpRequest;
  /** Origin in front of every path; empty in a browser of the site. */
  readonly baseUrl: string;
  readonly tokens: TokenSource;
  readonly sessionId: string;
  /** Whether this tab marks its calls as tests (`forecourt.test` in session storage). */
  readonly isTest: () => boolean;
  /** In [0, 1), for the jitter. */
  readonly random: () => number;
  readonly uuid: () => string;
  readonly nowMs: () => number;
  readonly log: (message: string, detail: unknown) => void;
  /** Keeps a header's value as a cookie for endpoints with `headersAsCookies`. */
  readonly keepCookie: (name: string, value: string) => void;
  /** Hears the correlation id of every call that goes out, once, however often it is repeated. */
  readonly onCall?: (correlationId: string) => void;
  /** JSON that came with the HTML, by URL; each is used for one GET. */
  readonly prefetched?: ReadonlyMap<string, unknown>;
}
