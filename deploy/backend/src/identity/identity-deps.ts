import type { IdentityPool } from '@forecourt/shared-contracts/tenant';
import type { Clock, Random } from '../ports/index.ts';
import type { IdentityProvider } from './identity-provider.ts';
import type { RegionStates } from './region-states.ts';
import type { IdentityStore } from './store/identity-store.ts';
import type { TokenReader } from './tokens/token-reader.ts';

/** What the identity domain needs from a tenant's file. */
export interface IdentityTenant {
  readonly id: string;
  /** One pool per region; all have the same name after the underscore. The first is the primary one. */
  readonly pools: readonly IdentityPool[];
}

/** What the identity domain is made of. */
export interface IdentityDeps {
  readonly store: IdentityStore;
  readonly clock: Clock;
  readonly random: Random;
  /** The tenant with this id, or undefined. */
  readonly tenant: (tenantId: string) => IdentityTenant | undefined;
  /** Which of the regions are up, and which is active. */
  readonly regions: RegionStates;
  /** Reads tokens of the tenants' pools. */
  readonly tokens: TokenReader;
  /** The service that has the tenants' pools. */
  readonly provider: IdentityProvider;
  /** Key for made-up answers about unknown accounts; the same in every process, at least 16 characters. */
  readonly decoySecret: string;
}
