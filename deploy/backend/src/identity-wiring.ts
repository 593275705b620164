import type { Db } from './db/index.ts';
import {
  createCognitoProvider,
  createDrizzleIdentityStore,
  createRegionStates,
  createTokenReader,
  type IdentityDeps,
  type IdentityProvider,
  type RegionStates,
} from './identity/index.ts';
import type { Clock, Random } from './ports/index.ts';
import { serverSecret } from './secrets/index.ts';
import type { TenantDirectory } from './tenants/index.ts';

interface IdentityWiringDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
}

/** The pools that sign buyers in, and which of their regions are up. */
export interface IdentityWiring {
  readonly provider: IdentityProvider;
  readonly regions: RegionStates;
}

/** The pools at Amazon that the tenants' files name. */
export function cognitoIdentity({ db, clock, random }: IdentityWiringDeps): IdentityWiring {
  const store = createDrizzleIdentityStore(db);
  return {
    provider: createCognitoProvider({ store, clock, random }),
    regions: createRegionStates(clock),
  };
}

/** What the identity domain is made of: its tables, the tenants' pools and the service that has them. */
export async function identityDeps({
  db,
  tenants,
  clock,
  random,
  provider,
  regions,
}: IdentityWiringDeps & IdentityWiring & { readonly tenants: TenantDirectory }): Promise<IdentityDeps> {
  return {
    store: createDrizzleIdentityStore(db),
    tokens: createTokenReader({ clock, provider }),
    provider,
    clock,
    random,
    regions,
    tenant(tenantId) {
      const tenant = tenants.byId(tenantId);
      return tenant && { id: tenant.id, pools: tenant.consumer.identityPools };
    },
    decoySecret: await serverSecret(db, random, 'identity.decoy'),
  };
}
