import type { IdVerification } from '@forecourt/shared-contracts/id-verification';
import type { idVerificationTransactions } from './id-verification.tables.ts';

/** A stored attempt. */
export type IdVerificationRow = typeof idVerificationTransactions.$inferSelect;

/** Whether an attempt can still be finished. */
export function isRunning(row: IdVerificationRow, now: Date): boolean {
  return row.status === 'INITIATED' && row.expiresAt > now;
}

/**
 * Returns the state of ID verification: that of the newest attempt; an unfinished one expires with its
 * link.
 */
export function idVerificationState(
  newestFirst: readonly IdVerificationRow[],
  now: Date,
): Omit<IdVerification, 'isCaptureAllowed' | 'providerUrl'> {
  const [newest] = newestFirst;
  if (!newest) return { status: null, isExpired: false, transactionsAmount: 0 };
  return {
    status: newest.status,
    isExpired: newest.status === 'INITIATED' && newest.expiresAt <= now,
    transactionsAmount: newestFirst.length,
    method: newest.method,
    phoneLast4: newest.phoneLast4,
    startedAt: newest.startedAt.toISOString(),
    expiresAt: newest.expiresAt.toISOString(),
    failureReason: newest.failureReason,
  };
}
