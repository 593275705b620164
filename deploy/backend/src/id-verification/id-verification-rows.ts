import type { IdFailureReason } from '@forecourt/shared-contracts/id-verification';
import { and, desc, eq, gt, inArray, sql, type SQL } from 'drizzle-orm';
import { defineRead, isOneOf, type TenantStore } from '../db/index.ts';
import { ownOrders } from '../orders/index.ts';
import { lockHolder } from '../visit/index.ts';
import type { IdVerificationRow } from './id-verification-state.ts';
import { idVerificationTransactions } from './id-verification.tables.ts';
import { textLimits, textsCountedSince, textWaitSeconds } from './text-limits.ts';

/** Of two attempts at the same instant the running one is the newer: starting it ended the other. */
const runningFirst = desc(sql`${idVerificationTransactions.status} = 'INITIATED'`);

/** Returns all attempts of an order, newest first. */
export function attemptsOf(store: TenantStore, orderNumber: string): Promise<IdVerificationRow[]> {
  return attemptsOfOrders(store, [orderNumber]);
}

const attempts = defineRead(idVerificationTransactions, ['orderNumbers'], ({ orderNumbers }) => ({
  where: isOneOf(idVerificationTransactions.orderNumber, orderNumbers),
  orderBy: [desc(idVerificationTransactions.startedAt), runningFirst],
}));

/** Like {@link attemptsOf} for several orders, in one list. */
export function attemptsOfOrders(
  store: TenantStore,
  orderNumbers: readonly string[],
): Promise<IdVerificationRow[]> {
  return store.read(attempts, { orderNumbers });
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

interface TextRequest {
  /** The account that asks. */
  readonly sub: string;
  readonly phoneMark: string;
}

/**
 * Returns the seconds until a link may be texted to this number for this account, undefined if it may now. Others of the same number or
 * account wait until the transaction ends, so that concurrent ones do not both pass.
 */
export async function textWait(
  store: TenantStore,
  { sub, phoneMark }: TextRequest,
  now: Date,
): Promise<number | undefined> {
  await lockHolder(store, 'id-verification', `account:${sub}`);
  await lockHolder(store, 'id-verification', `number:${phoneMark}`);
  const orderNumbers = (await ownOrders(store, sub)).map(({ orderNumber }) => orderNumber);
  const counted = [
    [textLimits.account, inArray(idVerificationTransactions.orderNumber, orderNumbers)],
    [textLimits.number, eq(idVerificationTransactions.phoneMark, phoneMark)],
  ] as const;
  const waits: number[] = [];
  for (const [limit, isSame] of counted) {
    waits.push(textWaitSeconds(limit, await textTimes(store, isSame, now), now) ?? 0);
  }
  return Math.max(...waits) || undefined;
}

async function textTimes(store: TenantStore, isSame: SQL, now: Date): Promise<Date[]> {
  const recent = await store.find(idVerificationTransactions, {
    where: and(
      isSame,
      eq(idVerificationTransactions.method, 'text-link'),
      gt(idVerificationTransactions.startedAt, textsCountedSince(now)),
    ),
    orderBy: [desc(idVerificationTransactions.startedAt)],
  });
  return recent.map(({ startedAt }) => startedAt);
}
