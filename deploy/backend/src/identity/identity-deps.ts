import type { IdentityPool } from '@forecourt/shared-contracts/tenant';
import type { Clock, Random } from '../ports/index.ts';
import type { PoolDirectory } from './pools/pool-directory.ts';
import type { RegionDesk } from './region-desk.ts';
import type { IdentityStore } from './store/identity-store.ts';
import type { TokenReader } from './tokens/token-reader.ts';

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
  /** Path of the site's page that social sign-ins come back to. */
  readonly oauthRedirectUrl: string;
  /** Origins whose pages may frame or embed the site, and so begin a social sign-in. */
  readonly embeddingOrigins: readonly string[];
}

/** What the identity service needs of its surroundings. */
export interface IdentityDeps {
  readonly store: IdentityStore;
  readonly clock: Clock;
  readonly random: Random;
  /** The tenant with this id, or undefined. */
  readonly tenant: (tenantId: string) => IdentityTenant | undefined;
  /** Which of the regions are up, and which is active. */
  readonly regions: RegionDesk;
  /** Reads tokens of the tenants' pools. */
  readonly tokens: TokenReader;
  /** What the backend asks of pools in the cloud. */
  readonly directory: PoolDirectory;
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

/** Whether the identity service of this folder is the pool, rather than Cognito: its tenant's file names a path of the site for it. */
export function isStandIn({ endpoint }: IdentityPool): boolean {
  return endpoint !== undefined;
}

/** `Northstar` of `us-east-1_Northstar`: what passwords are bound to. */
export function poolName(pool: IdentityPool): string {
  return pool.userPoolId.split('_')[1] ?? '';
}
