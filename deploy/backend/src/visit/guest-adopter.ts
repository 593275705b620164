import type { Tenant } from '@forecourt/shared-contracts/tenant';
import type { TenantStore } from '../db/index.ts';

/** A visit whose guest now has an account. */
export interface VisitOfMember {
  readonly store: TenantStore;
  readonly tenant: Tenant;
  /** `sub` of the account. */
  readonly sub: string;
  /** The visit id sent by the browser. */
  readonly sessionId: string;
}

/**
 * Moves one domain's part of a guest's choices into their account. Every domain that stores something for
 * guests has one. Works in the given transaction or opens its own; afterwards the visit has nothing of this
 * domain, so that repeating it, even concurrently, changes nothing.
 */
export interface GuestDataMerger {
  /** Name of the domain in the merge response. */
  readonly name: string;
  /** True when the visit had something. */
  adopt(visit: VisitOfMember): Promise<boolean>;
}
