/** The session that a host dealer's page provides to the embedded checkout. Tokens are requested when needed, never stored. */
export interface HostSession {
  /** Whether the page provides sessions at all. */
  isGiven(): boolean;
  /**
   * Returns an identity token of the tenant's pool for the user signed in at the host, undefined if there is none; `isRenewal` requests a
   * different one from the last. Never rejects, and resolves within ten seconds.
   */
  idToken(isRenewal: boolean): Promise<string | undefined>;
  /** Calls the listener whenever someone signs in or out at the host, until the returned function is called. */
  subscribe(listener: () => void): () => void;
}
