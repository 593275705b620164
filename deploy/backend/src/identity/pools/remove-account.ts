import type { IdentityPool } from '@forecourt/shared-contracts/tenant';
import type { TenantStore } from '../../db/index.ts';
import { isStandIn, type IdentityDeps } from '../identity-deps.ts';
import { createDrizzleIdentityStore } from '../store/create-drizzle-identity-store.ts';
import type { IdentityStore } from '../store/identity-store.ts';

type RemoverDeps = Pick<IdentityDeps, 'tenant' | 'directory' | 'clock'>;

interface OwnedAccount {
  readonly store: IdentityStore;
  readonly tenantId: string;
  readonly sub: string;
}

/**
 * Removes an account with its sessions, codes and marketing consents; all its tokens are worthless from then on. In the cloud's pools its
 * users are removed first, in both regions: those that it is linked to, and whoever has its verified email. Rejects with a PartAway,
 * and removes nothing here, when a pool does not answer; doing it again is fine.
 */
export function accountRemover(deps: RemoverDeps) {
  return async ({ db, tenantId }: TenantStore, sub: string): Promise<void> => {
    const account = { store: createDrizzleIdentityStore(db), tenantId, sub };
    const pools = deps.tenant(tenantId)?.pools.filter((pool) => !isStandIn(pool)) ?? [];
    const users: PoolName[] = [];
    for (const pool of pools) users.push(...(await usersIn(deps, account, pool)));
    for (const { pool, username } of users) await deps.directory.deleteUser(pool, username);
    await account.store.deleteUser(tenantId, sub);
  };
}

interface PoolName {
  readonly pool: IdentityPool;
  readonly username: string;
}

async function usersIn(deps: RemoverDeps, account: OwnedAccount, pool: IdentityPool): Promise<PoolName[]> {
  const linked = await account.store.poolUsersOf(account.tenantId, account.sub);
  const usernames = linked.flatMap(({ poolId, username }) =>
    poolId === pool.userPoolId && username !== null ? [username] : [],
  );
  const namesake = await namesakeIn(deps, account, pool);
  return [...new Set([...usernames, ...namesake])].map((username) => ({ pool, username }));
}

/** The user with the account's email, whom nobody may have seen here yet; who has a token already is not to be met as somebody new. */
async function namesakeIn({ directory, clock }: RemoverDeps, account: OwnedAccount, pool: IdentityPool) {
  const { store, tenantId, sub } = account;
  const user = await store.findUserBySub(tenantId, sub);
  const username = user?.isEmailVerified ? await directory.usernameOf(pool, user.email) : undefined;
  if (username === undefined) return [];
  await store.insertPoolUser({
    ...{ tenantId, poolId: pool.userPoolId, poolSub: username, createdAt: clock.now() },
    ...{ username, sub, told: null, toldAt: null },
  });
  return [username];
}
