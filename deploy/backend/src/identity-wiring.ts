import type { Db } from './db/index.ts';
import {
  createCognitoDirectory,
  createDrizzleIdentityStore,
  createRegionDesk,
  createTokenReader,
  keySets,
  type IdentityDeps,
} from './identity/index.ts';
import type { Outbox } from './outbox/index.ts';
import type { Clock, Random } from './ports/index.ts';
import { serverSecret } from './secrets/index.ts';
import type { TenantDirectory } from './tenants/index.ts';

interface IdentitySurroundings {
  readonly db: Db;
  readonly tenants: TenantDirectory;
  readonly outbox: Outbox;
  readonly clock: Clock;
  readonly random: Random;
}

/** The identity service's surroundings: its tables, the tenants' pools here and in the cloud, and the outbox for codes. */
export async function identityDeps({
  db,
  tenants,
  outbox,
  clock,
  random,
}: IdentitySurroundings): Promise<IdentityDeps> {
  const store = createDrizzleIdentityStore(db);
  return {
    store,
    tokens: createTokenReader({ clock, keySetOf: keySets({ store, clock }) }),
    directory: createCognitoDirectory(),
    clock,
    random,
    regions: createRegionDesk(clock),
    tenant(tenantId) {
      const tenant = tenants.byId(tenantId);
      if (!tenant) return undefined;
      const { id, brandName, consumer, embeddingOrigins } = tenant;
      const { identityPools: pools, oauthRedirectUrl } = consumer;
      return { id, brandName, pools, oauthRedirectUrl, embeddingOrigins };
    },
    send: (message) => outbox.send(db, message),
    decoySecret: await serverSecret(db, random, 'identity.decoy'),
  };
}
