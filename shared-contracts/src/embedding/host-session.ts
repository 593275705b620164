/** The session that a host dealer's page gives to the checkout in it. Tokens are asked for, never stored. */
export interface HostSession {
  /** Whether the page gives sessions at all. */
  isGiven(): boolean;
  /**
   * An identity token of the tenant's pool for whoever is signed in at the host, undefined for nobody; `isRenewal` asks for another
   * one than the last. Never rejects, and answers within ten seconds.
   */
  idToken(isRenewal: boolean): Promise<string | undefined>;
  /** Calls the listener whenever somebody signed in or out at the host, until the returned function is called. */
  subscribe(listener: () => void): () => void;
}
