import type { IdentityProvider } from '@forecourt/backend/identity/index.ts';
import type { Clock } from '@forecourt/backend/ports/index.ts';
import type { IdentityPool } from '@forecourt/shared-contracts/tenant';
import { isStandInPool } from './stand-in-deps.ts';
import { createDrizzlePoolRows } from './store/create-drizzle-pool-store.ts';
import type { PoolStore } from './store/pool-store.ts';
import { poolSigningKey, publicJwk } from './tokens/pool-keys.ts';
import { signedInAccount } from './tokens/verify-token.ts';

interface StandInProviderDeps {
  readonly store: PoolStore;
  readonly clock: Clock;
  /** Has the pools that are not the stand-in's, which some tenant's file may name. */
  readonly cloud: IdentityProvider;
}

/** The stand-in's pools for the backend: their users are its accounts, and a token counts while its session is open. */
export function createStandInProvider({ store, clock, cloud }: StandInProviderDeps): IdentityProvider {
  const own = ownPools(store, clock);
  const providerOf = (pool: IdentityPool) => (isStandInPool(pool) ? own : cloud);
  return {
    keySet: (owned, url) => providerOf(owned.pool).keySet(owned, url),
    caller: (owned, claims) => providerOf(owned.pool).caller(owned, claims),
    usernameOf: (owned, email) => providerOf(owned.pool).usernameOf(owned, email),
    passcodeUsername: (owned, sub) => providerOf(owned.pool).passcodeUsername(owned, sub),
    async removeUsers(account, pools) {
      await cloud.removeUsers(
        account,
        pools.filter((pool) => !isStandInPool(pool)),
      );
      await own.removeUsers(account, pools);
    },
  };
}

function ownPools(store: PoolStore, clock: Clock): IdentityProvider {
  return {
    async keySet({ tenantId, pool }) {
      const key = await poolSigningKey({ store, clock }, tenantId, pool.userPoolId);
      return new TextEncoder().encode(JSON.stringify({ keys: [publicJwk(key)] })).buffer;
    },
    async caller(owned, claims) {
      const found = await signedInAccount(store, owned, claims);
      if (!found) return undefined;
      const { sub, email, givenName, familyName } = found.user;
      return { sub, email, givenName: givenName ?? undefined, familyName: familyName ?? undefined };
    },
    usernameOf: async ({ tenantId }, email) => (await store.findUserByEmail(tenantId, email))?.sub,
    passcodeUsername: (_owned, sub) => Promise.resolve(sub),
    // By the account's own transaction: the embedded database has one connection.
    removeUsers: ({ store: { db, tenantId }, sub }) => createDrizzlePoolRows(db).forgetUser(tenantId, sub),
  };
}
