import type { Db } from './db/index.ts';
import { createDrizzleIdentityStore, type IdentityDeps } from './identity/index.ts';
import type { Outbox } from './outbox/index.ts';
import type { Clock, Random } from './ports/index.ts';
import { serverSecret } from './secrets/server-secret.ts';
import type { TenantDirectory } from './tenants/index.ts';

interface IdentitySurroundings {
  readonly db: Db;
  readonly tenants: TenantDirectory;
  readonly outbox: Outbox;
  readonly clock: Clock;
  readonly random: Random;
}

/** The identity service's surroundings: its tables, the tenants' pools, and the outbox for codes. */
export async function identityDeps({
  db,
  tenants,
  outbox,
  clock,
  random,
}: IdentitySurroundings): Promise<IdentityDeps> {
  return {
    store: createDrizzleIdentityStore(db),
    clock,
    random,
    tenant(tenantId) {
      const tenant = tenants.byId(tenantId);
      return tenant && { id: tenant.id, brandName: tenant.brandName, pools: tenant.consumer.identityPools };
    },
    send: (message) => outbox.send(db, message),
    decoySecret: await serverSecret(db, random, 'identity.decoy'),
  };
}
