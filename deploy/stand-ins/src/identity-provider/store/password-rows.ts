import type { Db } from '@forecourt/backend/db/index.ts';
import { and, eq } from 'drizzle-orm';
import {
  identityCodes,
  identityRefreshTokens,
  identitySessions,
  identitySocialLinks,
  passwords,
} from '../identity-provider.tables.ts';
import type { PoolRows } from './pool-store.ts';

type PasswordPart = Pick<PoolRows, 'findPassword' | 'putPassword' | 'forgetUser'>;

/** Rows of passwords, and the removal of all rows of an account. */
export function passwordRows(db: Db): PasswordPart {
  return {
    findPassword: async (tenantId, sub) => {
      const { saltHex, verifierHex } = passwords;
      const found = and(eq(passwords.tenantId, tenantId), eq(passwords.sub, sub));
      return (await db.select({ saltHex, verifierHex }).from(passwords).where(found))[0];
    },
    putPassword: async (tenantId, sub, { saltHex, verifierHex }) => {
      const target = [passwords.tenantId, passwords.sub];
      const set = { saltHex, verifierHex };
      await db
        .insert(passwords)
        .values({ tenantId, sub, ...set })
        .onConflictDoUpdate({ target, set });
    },
    forgetUser: (tenantId, sub) =>
      db.transaction(async (tx) => {
        const tables = [
          identitySessions,
          identityRefreshTokens,
          identityCodes,
          identitySocialLinks,
          passwords,
        ];
        for (const table of tables) {
          await tx.delete(table).where(and(eq(table.tenantId, tenantId), eq(table.sub, sub)));
        }
      }),
  };
}
