import type { Db } from '@forecourt/backend/db/index.ts';
import { createDrizzleIdentityStore } from '@forecourt/backend/identity/index.ts';
import { TransactionRollbackError } from 'drizzle-orm';
import { codeRows } from './code-rows.ts';
import { passwordRows } from './password-rows.ts';
import type { PoolRows, PoolStore } from './pool-store.ts';
import { sessionRows } from './session-rows.ts';
import { socialRows } from './social-rows.ts';

/** What pools have in the database, or in the open transaction that `db` is. */
export function createDrizzlePoolRows(db: Db): PoolRows {
  return { ...passwordRows(db), ...sessionRows(db), ...codeRows(db), ...socialRows(db) };
}

/** Accounts and what pools have, in the database or in the open transaction that `db` is. */
export function createDrizzlePoolStore(db: Db): PoolStore {
  return {
    ...createDrizzleIdentityStore(db),
    ...createDrizzlePoolRows(db),
    insertUserWithPassword: (user, password) =>
      db.transaction(async (tx) => {
        const isNew = await createDrizzleIdentityStore(tx).insertUser(user);
        if (isNew) await createDrizzlePoolRows(tx).putPassword(user.tenantId, user.sub, password);
        return isNew;
      }),
    updateUserWithPassword: ({ tenantId, sub }, password, change) =>
      db
        .transaction(async (tx) => {
          const user = await createDrizzleIdentityStore(tx).updateUser(tenantId, sub, change);
          if (!user) return tx.rollback();
          await createDrizzlePoolRows(tx).putPassword(tenantId, sub, password);
          return user;
        })
        .catch((error: unknown) => {
          if (error instanceof TransactionRollbackError) return undefined;
          throw error;
        }),
    deleteUser: (tenantId, sub) =>
      db.transaction(async (tx) => {
        await createDrizzlePoolRows(tx).forgetUser(tenantId, sub);
        await createDrizzleIdentityStore(tx).deleteUser(tenantId, sub);
      }),
  };
}
