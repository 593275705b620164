import type { IdFailureReason } from '@forecourt/shared-contracts/id-verification';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { TenantStore } from '../db/index.ts';
import type { IdVerificationRow } from './id-verification-state.ts';
import { idVerificationTransactions } from './id-verification.tables.ts';

/** Of two attempts at the same instant the running one is the newer: starting it ended the other. */
const runningFirst = desc(sql`${idVerificationTransactions.status} = 'INITIATED'`);

/** Returns all attempts of an order, newest first. */
export function attemptsOf(store: TenantStore, orderNumber: string): Promise<IdVerificationRow[]> {
  return store.find(idVerificationTransactions, {
    where: eq(idVerificationTransactions.orderNumber, orderNumber),
    orderBy: [desc(idVerificationTransactions.startedAt), runningFirst],
  });
}

/** Returns the attempt that a link's token belongs to. */
export function findByToken(store: TenantStore, tokenHash: string): Promise<IdVerificationRow | undefined> {
  return store.findOne(idVerificationTransactions, {
    where: eq(idVerificationTransactions.tokenHash, tokenHash),
  });
}

/** Ends every open attempt of an order, and its link; returns how many there were. */
export function endRunningAttempts(
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
