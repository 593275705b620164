/** The signed-in user, from the identity token's claims. `sub` is the account's stable id. */
export interface SessionUser {
  readonly sub: string;
  readonly email: string;
  readonly givenName?: string;
  readonly familyName?: string;
}
