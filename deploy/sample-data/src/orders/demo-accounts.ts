/** A demo account to create. */
export interface DemoAccount {
  readonly tenantId: string;
  readonly email: string;
  readonly password: string;
  readonly givenName: string;
  readonly familyName: string;
  /** E.164, `+12125550142`. */
  readonly phoneNumber: string;
}

/** What seeding uses of the identity domain. */
export interface DemoAccounts {
  /**
   * Creates a confirmed account in the tenant's first pool, or finds the one with this email; returns its
   * `sub`. An existing account keeps its password.
   */
  ensureAccount(account: DemoAccount): Promise<string>;
}
