import type { IdentityPool } from '@forecourt/shared-contracts/tenant';
import type { Clock } from '../../ports/index.ts';
import type { OwnedAccount } from '../identity-provider.ts';
import { createDrizzleIdentityStore } from '../store/create-drizzle-identity-store.ts';
import type { PoolDirectory } from './pool-directory.ts';

interface RemoverDeps {
  readonly directory: PoolDirectory;
  readonly clock: Clock;
}

/** Removes an account's users from pools: those that it is linked to, and the one with its verified email. */
export async function removePoolUsers(
  deps: RemoverDeps,
  account: OwnedAccount,
  pools: readonly IdentityPool[],
): Promise<void> {
  const users: PoolName[] = [];
  for (const pool of pools) users.push(...(await usersIn(deps, account, pool)));
  for (const { pool, username } of users) await deps.directory.deleteUser(pool, username);
}

interface PoolName {
  readonly pool: IdentityPool;
  readonly username: string;
}

async function usersIn(deps: RemoverDeps, account: OwnedAccount, pool: IdentityPool): Promise<PoolName[]> {
  const { db, tenantId } = account.store;
  const linked = await createDrizzleIdentityStore(db).poolUsersOf(tenantId, account.sub);
  const usernames = linked.flatMap(({ poolId, username }) =>
    poolId === pool.userPoolId && username !== null ? [username] : [],
  );
  const namesake = await namesakeIn(deps, account, pool);
  return [...new Set([...usernames, ...namesake])].map((username) => ({ pool, username }));
}

/** The user with the account's email, who may not have called yet; a token that this user has already must not open a new account. */
async function namesakeIn(
  { directory, clock }: RemoverDeps,
  { store: { db, tenantId }, sub }: OwnedAccount,
  pool: IdentityPool,
): Promise<string[]> {
  const store = createDrizzleIdentityStore(db);
  const user = await store.findUserBySub(tenantId, sub);
  const username = user?.isEmailVerified ? await directory.usernameOf(pool, user.email) : undefined;
  if (username === undefined) return [];
  await store.insertPoolUser({
    ...{ tenantId, poolId: pool.userPoolId, poolSub: username, createdAt: clock.now() },
    ...{ username, sub, reported: null, reportedAt: null },
  });
  return [username];
}
