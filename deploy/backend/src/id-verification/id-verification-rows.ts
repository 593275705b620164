import { and, desc, eq, sql } from 'drizzle-orm';
import type { TenantStore } from '../db/index.ts';
import type { IdVerificationRow } from './id-verification-state.ts';
import { idVerificationTransactions, type IdFailureReason } from './id-verification.tables.ts';

/** Of two tries of one instant the running one is the newer: starting it ended the other. */
const runningFirst = desc(sql`${idVerificationTransactions.status} = 'INITIATED'`);

/** All tries of an order, newest first. */
export function triesOf(store: TenantStore, orderNumber: string): Promise<IdVerificationRow[]> {
  return store.find(idVerificationTransactions, {
    where: eq(idVerificationTransactions.orderNumber, orderNumber),
    orderBy: [desc(idVerificationTransactions.startedAt), runningFirst],
  });
}

/** The try that a link's token belongs to. */
export function findByToken(store: TenantStore, tokenHash: string): Promise<IdVerificationRow | undefined> {
  return store.findOne(idVerificationTransactions, {
    where: eq(idVerificationTransactions.tokenHash, tokenHash),
  });
}

/** Ends whatever try of an order is not ended, and its link with it; answers how many there were. */
export function endRunningTries(
  store: TenantStore,
  orderNumber: string,
  { reason, at }: { readonly reason: IdFailureReason; readonly at: Date },
): Promise<number> {
  return store.update(
    idVerificationTransactions,
    { status: 'FAILED', failureReason: reason, endedAt: at },
    and(
      eq(idVerificationTransactions.orderNumber, orderNumber),
      eq(idVerificationTransactions.status, 'INITIATED'),
    ),
  );
}
