import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/index.ts';
import { identityPoolUsers as poolUsers } from '../identity.tables.ts';
import type { IdentityStore } from './identity-store.ts';

type PoolUserPart = Pick<IdentityStore, 'findPoolUser' | 'poolUsersOf' | 'insertPoolUser' | 'updatePoolUser'>;

/** Rows of users of the cloud's pools. */
export function poolUserRows(db: Db): PoolUserPart {
  const one = (tenantId: string, poolId: string, poolSub: string) =>
    and(eq(poolUsers.tenantId, tenantId), eq(poolUsers.poolId, poolId), eq(poolUsers.poolSub, poolSub));
  return {
    findPoolUser: async (tenantId, poolId, poolSub) =>
      (
        await db
          .select()
          .from(poolUsers)
          .where(one(tenantId, poolId, poolSub))
      )[0],
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
