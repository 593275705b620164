import type { IdentityDeps, IdentityTenant } from '@forecourt/backend/identity/index.ts';
import type { IdentityPool } from '@forecourt/shared-contracts/tenant';
import type { PoolStore } from './store/pool-store.ts';

/** A mail or SMS with a code. `subject` is empty for an SMS. */
export interface IdentityMessage {
  readonly tenantId: string;
  readonly channel: 'email' | 'sms';
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
}

/** What the stand-in needs from a tenant's file. */
export interface StandInTenant extends IdentityTenant {
  readonly brandName: string;
  /** Path of the site's page that social sign-ins come back to. */
  readonly oauthRedirectUrl: string;
  /** Origins whose pages may frame or embed the site, and so begin a social sign-in. */
  readonly embeddingOrigins: readonly string[];
}

/** What the stand-in is made of: the backend's identity domain, whose accounts are its users, and what only a user pool has. */
export interface StandInDeps extends IdentityDeps {
  readonly store: PoolStore;
  readonly tenant: (tenantId: string) => StandInTenant | undefined;
  /** Hands a message over for delivery. */
  readonly send: (message: IdentityMessage) => Promise<void>;
  /**
   * Access key id in the Authorization header that opens AdminGetUser, AdminDeleteUser and ListUsers; a shared secret of at least
   * 16 characters. Without one they are refused.
   */
  readonly adminAccessKeyId?: string;
}

/** One request's view: which tenant, in which of its pools, and when. */
export interface StandInContext {
  readonly deps: StandInDeps;
  readonly tenant: StandInTenant;
  readonly pool: IdentityPool;
  readonly now: Date;
  /** The network address of the request as a keyed hash. */
  readonly caller: string;
}

/** Whether a pool is the stand-in's: its tenant's file names a path of the site for it. */
export function isStandInPool({ endpoint }: IdentityPool): boolean {
  return endpoint !== undefined;
}

/** `Northstar` of `us-east-1_Northstar`: what passwords are bound to. */
export function poolName(pool: IdentityPool): string {
  return pool.userPoolId.split('_')[1] ?? '';
}
