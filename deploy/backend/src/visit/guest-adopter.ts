import type { Tenant } from '@forecourt/shared-contracts/tenant';
import type { TenantStore } from '../db/index.ts';

/** A visit whose guest has an account now. */
export interface VisitOfMember {
  readonly store: TenantStore;
  readonly tenant: Tenant;
  /** `sub` of the account. */
  readonly sub: string;
  /** The visit, as its browser names it. */
  readonly sessionId: string;
}

/**
 * Takes one domain's share of what a guest chose into their account. Every domain that keeps something for guests has one.
 * Works in the transaction that it is given or opens its own; afterwards the visit has nothing of this domain, so that doing it again,
 * also at the same time, changes nothing.
 */
export interface GuestAdopter {
  /** Names the domain in the answer of the merge. */
  readonly name: string;
  /** True when the visit had something. */
  adopt(visit: VisitOfMember): Promise<boolean>;
}
