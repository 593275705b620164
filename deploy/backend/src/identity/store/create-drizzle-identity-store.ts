import type { Db } from '../../db/index.ts';
import { attemptRows } from './attempt-rows.ts';
import type { IdentityStore } from './identity-store.ts';
import { poolUserRows } from './pool-user-rows.ts';
import { userRows } from './user-rows.ts';

/** Accounts in the database, or in the open transaction that `db` is. */
export function createDrizzleIdentityStore(db: Db): IdentityStore {
  return { ...userRows(db), ...attemptRows(db), ...poolUserRows(db) };
}
