import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/index.ts';
import { identityConsents, identityPoolUsers, identityUsers } from '../identity.tables.ts';
import type { IdentityStore } from './identity-store.ts';

type UserPart = Pick<
  IdentityStore,
  | 'findUserByEmail'
  | 'findUserBySub'
  | 'findUserByPhone'
  | 'listUsers'
  | 'insertUser'
  | 'updateUser'
  | 'deleteUser'
>;

/** Rows of accounts. */
export function userRows(db: Db): UserPart {
  const users = identityUsers;
  const one = (tenantId: string, sub: string) => and(eq(users.tenantId, tenantId), eq(users.sub, sub));
  return {
    findUserByEmail: async (tenantId, email) => {
      const found = and(eq(users.tenantId, tenantId), eq(users.email, email));
      return (await db.select().from(users).where(found))[0];
    },
    findUserBySub: async (tenantId, sub) => (await db.select().from(users).where(one(tenantId, sub)))[0],
    findUserByPhone: async (tenantId, phoneNumber) => {
      const found = and(
        eq(users.tenantId, tenantId),
        eq(users.phoneNumber, phoneNumber),
        eq(users.isPhoneVerified, true),
      );
      const [first, second] = await db.select().from(users).where(found).limit(2);
      return second ? undefined : first;
    },
    listUsers: (tenantId, limit) =>
      db.select().from(users).where(eq(users.tenantId, tenantId)).orderBy(asc(users.email)).limit(limit),
    insertUser: async (user) => {
      const rows = await db.insert(users).values(user).onConflictDoNothing().returning({ sub: users.sub });
      return rows.length === 1;
    },
    updateUser: async (tenantId, sub, change) => {
      try {
        return (await db.update(users).set(change).where(one(tenantId, sub)).returning())[0];
      } catch (error) {
        if (isDuplicate(error)) return undefined;
        throw error;
      }
    },
    deleteUser: (tenantId, sub) =>
      db.transaction(async (tx) => {
        for (const table of [identityConsents, users]) {
          await tx.delete(table).where(and(eq(table.tenantId, tenantId), eq(table.sub, sub)));
        }
        await tx
          .update(identityPoolUsers)
          .set({ sub: null, username: null, reported: null })
          .where(and(eq(identityPoolUsers.tenantId, tenantId), eq(identityPoolUsers.sub, sub)));
      }),
  };
}

function isDuplicate(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause as { readonly code?: unknown } | undefined) : undefined;
  return cause?.code === '23505';
}
