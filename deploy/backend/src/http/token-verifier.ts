/** The caller according to their identity token. `sub` never changes; the rest may be absent. */
export interface Caller {
  readonly sub: string;
  readonly email: string | undefined;
  readonly givenName: string | undefined;
  readonly familyName: string | undefined;
}

/** Verifies the token in `x-auth-token`, an id token (JWT) of one of the tenant's user pools. */
export interface TokenVerifier {
  /**
   * Returns the caller, or undefined if the token is expired, revoked, forged, of another kind, or from a
   * pool that is not one of this tenant's (T03). Never rejects for a bad token.
   */
  verify(token: string, tenantId: string): Promise<Caller | undefined>;
}
