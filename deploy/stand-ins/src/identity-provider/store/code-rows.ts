import type { Db } from '@forecourt/backend/db/index.ts';
import { and, eq, lt } from 'drizzle-orm';
import { identityChallenges as challenges, identityCodes as codes } from '../identity-provider.tables.ts';
import type { CodePurpose, PoolRows } from './pool-store.ts';

type CodePart = Pick<
  PoolRows,
  'putCode' | 'findCode' | 'takeCode' | 'insertChallenge' | 'findChallenge' | 'takeChallenge'
>;

const staleAfterMs = 3_600_000;

/** Rows of sent codes and of sign-ins in progress; those long expired go when a new one comes. */
export function codeRows(db: Db): CodePart {
  const code = (tenantId: string, sub: string, purpose: CodePurpose) =>
    and(eq(codes.tenantId, tenantId), eq(codes.sub, sub), eq(codes.purpose, purpose));
  const challenge = (tenantId: string, idHash: string) =>
    and(eq(challenges.tenantId, tenantId), eq(challenges.idHash, idHash));
  return {
    putCode: async (row) => {
      const target = [codes.tenantId, codes.sub, codes.purpose];
      await db.insert(codes).values(row).onConflictDoUpdate({ target, set: row });
    },
    findCode: async (tenantId, sub, purpose) =>
      (
        await db
          .select()
          .from(codes)
          .where(code(tenantId, sub, purpose))
      )[0],
    takeCode: async ({ tenantId, sub, purpose, codeHash }) => {
      const exact = and(code(tenantId, sub, purpose), eq(codes.codeHash, codeHash));
      return (await db.delete(codes).where(exact).returning({ sub: codes.sub })).length === 1;
    },
    insertChallenge: async (row) => {
      const stale = new Date(row.expiresAt.getTime() - staleAfterMs);
      await db.delete(challenges).where(lt(challenges.expiresAt, stale));
      await db.insert(challenges).values(row);
    },
    findChallenge: async (tenantId, idHash) =>
      (await db.select().from(challenges).where(challenge(tenantId, idHash)))[0],
    takeChallenge: async (tenantId, idHash) => {
      const gone = db.delete(challenges).where(challenge(tenantId, idHash));
      return (await gone.returning({ idHash: challenges.idHash })).length === 1;
    },
  };
}
