/** Who calls, as their identity token says. `sub` never changes; the rest may be absent. */
export interface Caller {
  readonly sub: string;
  readonly email: string | undefined;
  readonly givenName: string | undefined;
  readonly familyName: string | undefined;
}

/** Judge of the token in `x-auth-token`, an id token (JWT) of one of the tenant's user pools. */
export interface TokenVerifier {
  /**
   * The caller, or undefined when the token is expired, revoked, forged, of another kind,
   * or of a pool that is not one of this tenant's (T03). Never rejects for a bad token.
   */
  verify(token: string, tenantId: string): Promise<Caller | undefined>;
}
