import type { IdentityPool } from '@forecourt/shared-contracts/tenant';
import type { Clock, Random } from '../ports/index.ts';
import type { IdentityStore } from './store/identity-store.ts';

/** A mail or SMS with a code. `subject` is empty for an SMS. */
export interface IdentityMessage {
  readonly tenantId: string;
  readonly channel: 'email' | 'sms';
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
}

/** What of a tenant the identity service needs, from the tenant's file. */
export interface IdentityTenant {
  readonly id: string;
  readonly brandName: string;
  /** One pool per region; all have the same name after the underscore. The first is the active one. */
  readonly pools: readonly IdentityPool[];
}

/** What the identity service needs of its surroundings. */
export interface IdentityDeps {
  readonly store: IdentityStore;
  readonly clock: Clock;
  readonly random: Random;
  /** The tenant with this id, or undefined. */
  readonly tenant: (tenantId: string) => IdentityTenant | undefined;
  /** Hands a message over for delivery. */
  readonly send: (message: IdentityMessage) => Promise<void>;
  /** Key for made-up answers about unknown accounts; the same in every process, at least 16 characters. */
  readonly decoySecret: string;
  /**
   * Lets AdminGetUser and ListUsers be called by whoever names it as access key id in the Authorization header;
   * a shared secret of at least 16 characters. Absent, those two operations are refused.
   */
  readonly adminAccessKeyId?: string;
}

/** One request's view: which tenant, in which of its pools, and when. */
export interface PoolContext {
  readonly deps: IdentityDeps;
  readonly tenant: IdentityTenant;
  readonly pool: IdentityPool;
  readonly now: Date;
}

/** `Northstar` of `us-east-1_Northstar`: what passwords are bound to. */
export function poolName(pool: IdentityPool): string {
  return pool.userPoolId.split('_')[1] ?? '';
}
