import type { Db } from '../../db/index.ts';
import { attemptRows } from './attempt-rows.ts';
import { codeRows } from './code-rows.ts';
import type { IdentityStore } from './identity-store.ts';
import { poolUserRows } from './pool-user-rows.ts';
import { sessionRows } from './session-rows.ts';
import { socialRows } from './social-rows.ts';
import { userRows } from './user-rows.ts';

/** Accounts in the database, or in the open transaction that `db` is. */
export function createDrizzleIdentityStore(db: Db): IdentityStore {
  return {
    ...userRows(db),
    ...sessionRows(db),
    ...codeRows(db),
    ...attemptRows(db),
    ...socialRows(db),
    ...poolUserRows(db),
  };
}
