import { and, eq, lt } from 'drizzle-orm';
import type { Db } from '../../db/index.ts';
import { identityAttempts as attempts } from '../identity.tables.ts';
import type { IdentityStore } from './identity-store.ts';

const forgottenAfterMs = 24 * 3_600_000;

/** Rows of counters. Those untouched for a day are removed, so that made-up names do not fill the table. Each is locked while its rule judges, so that parallel tries are counted one by one. */
export function attemptRows(db: Db): Pick<IdentityStore, 'chargeAttempt' | 'clearAttempts'> {
  const one = (tenantId: string, key: string) => and(eq(attempts.tenantId, tenantId), eq(attempts.key, key));
  return {
    chargeAttempt: async (tenantId, key, rule) => {
      const verdict = await db.transaction(async (tx) => {
        await tx.insert(attempts).values({ tenantId, key }).onConflictDoNothing();
        const [row] = await tx.select().from(attempts).where(one(tenantId, key)).for('update');
        const judged = rule(row && row.count > 0 ? row : undefined);
        const { count, firstAtMs, lastAtMs } = judged.attempts;
        await tx.update(attempts).set({ count, firstAtMs, lastAtMs }).where(one(tenantId, key));
        return judged;
      });
      // After the transaction: within it two counters could wait for each other.
      await db.delete(attempts).where(lt(attempts.lastAtMs, verdict.attempts.lastAtMs - forgottenAfterMs));
      return verdict.isAllowed;
    },
    clearAttempts: async (tenantId, key) => {
      await db.update(attempts).set({ count: 0 }).where(one(tenantId, key));
    },
  };
}
