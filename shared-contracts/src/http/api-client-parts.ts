/** Source of the client's identity tokens. Passed in at creation and never exposed again (T19). */
export interface TokenSource {
  /**
   * A token not known to be expired, or undefined for a guest. Rejects if an account's token cannot be had now or its user has left: the
   * call must not go out as a guest's.
   */
  idToken(): Promise<string | undefined>;
  /** Returns a new token after the server rejected `refused`; undefined when the session has ended. One refresh serves all callers. */
  refresh(refused: string): Promise<string | undefined>;
}

/** Dependencies of the client; tests can control all of them. */
export interface ApiClientDeps {
  readonly fetch: typeof fetch;
  /** A request that reports how much of its body was sent, which `fetch` cannot. */
  readonly openXhr: () => XMLHttpRequest;
  /** Origin in front of every path; empty on the site itself. */
  readonly baseUrl: string;
  readonly tokens: TokenSource;
  readonly sessionId: string;
  /** Whether this tab marks its calls as tests (`forecourt.test` in session storage). */
  readonly isTest: () => boolean;
  /** In [0, 1), for jitter. */
  readonly random: () => number;
  readonly uuid: () => string;
  readonly nowMs: () => number;
  readonly log: (message: string, detail: unknown) => void;
  /** Stores a header's value as a cookie for endpoints with `headersAsCookies`. */
  readonly keepCookie: (name: string, value: string) => void;
  /** Called with the correlation id of every outgoing call, once regardless of retries. */
  readonly onCall?: (correlationId: string) => void;
  /** JSON embedded in the HTML, by URL; each is used for one GET. */
  readonly prefetched?: ReadonlyMap<string, unknown>;
}
