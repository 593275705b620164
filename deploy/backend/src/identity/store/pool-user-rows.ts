import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/index.ts';
import { identityPoolUsers as poolUsers, identityUsers as users } from '../identity.tables.ts';
import type { IdentityStore } from './identity-store.ts';

type PoolUserPart = Pick<IdentityStore, 'findPoolUser' | 'poolUsersOf' | 'insertPoolUser' | 'updatePoolUser'>;

/** Rows of users of the cloud's pools. */
export function poolUserRows(db: Db): PoolUserPart {
  const one = (tenantId: string, poolId: string, poolSub: string) =>
    and(eq(poolUsers.tenantId, tenantId), eq(poolUsers.poolId, poolId), eq(poolUsers.poolSub, poolSub));
  return {
    async findPoolUser(tenantId, poolId, poolSub) {
      const isAccount = and(eq(users.tenantId, poolUsers.tenantId), eq(users.sub, poolUsers.sub));
      const [found] = await db
        .select({ poolUser: poolUsers, user: users })
        .from(poolUsers)
        .leftJoin(users, isAccount)
        .where(one(tenantId, poolId, poolSub));
      return found && { poolUser: found.poolUser, user: found.user ?? undefined };
    },
    poolUsersOf: (tenantId, sub) =>
      db
        .select()
        .from(poolUsers)
        .where(and(eq(poolUsers.tenantId, tenantId), eq(poolUsers.sub, sub))),
    insertPoolUser: async (user) => {
      await db.insert(poolUsers).values(user).onConflictDoNothing();
    },
    updatePoolUser: async ({ tenantId, poolId, poolSub }, reported) => {
      await db
        .update(poolUsers)
        .set(reported)
        .where(one(tenantId, poolId, poolSub));
    },
  };
}
