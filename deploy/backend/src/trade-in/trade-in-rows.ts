import type { TradeInDraft, TradeInDraftAnswers } from '@forecourt/shared-contracts/trade-in';
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { writeAudit } from '../audit/index.ts';
import type { TenantStore } from '../db/index.ts';
import { lockHolder, subOfHolder } from '../visit/index.ts';
import { tradeInDrafts, tradeIns } from './trade-in.tables.ts';

/** A trade-in as it is kept. */
export type TradeInRow = Omit<typeof tradeIns.$inferSelect, 'tenantId'>;

const standingOf = (holder: string) => and(eq(tradeIns.holder, holder), isNull(tradeIns.endedAt));

/** The trade-in of a holder that is not ended. */
export function findTradeIn(store: TenantStore, holder: string): Promise<TradeInRow | undefined> {
  return store.findOne(tradeIns, { where: standingOf(holder) });
}

/** All that a holder ever asked for, newest first. */
export function tradeInsOf(store: TenantStore, holder: string): Promise<TradeInRow[]> {
  return store.find(tradeIns, { where: eq(tradeIns.holder, holder), orderBy: [desc(tradeIns.requestedAt)] });
}

/** Changes a trade-in that is not ended; false when it is. */
export async function updateTradeIn(
  store: TenantStore,
  id: string,
  change: Partial<TradeInRow>,
): Promise<boolean> {
  return (await store.update(tradeIns, change, and(eq(tradeIns.id, id), isNull(tradeIns.endedAt)))) > 0;
}

/** A state of a trade-in in the audit trail: what the valuation says, `Applied` while it counts toward the purchase, then why it ended. */
function auditState({ state, appliedAt, endedBecause }: TradeInRow): string {
  return endedBecause ?? (appliedAt ? 'Applied' : state);
}

interface TradeInChange {
  readonly at: Date;
  /** The holder by default. */
  readonly role?: 'system';
  /** What happened, by name. */
  readonly details?: readonly string[];
}

/** Writes into the audit trail what a trade-in has become; `before` is null for a new one. Call it in the transaction of the change. */
export function noteTradeIn(
  store: TenantStore,
  { before, after }: { readonly before: TradeInRow | null; readonly after: TradeInRow },
  { at, role, details = [] }: TradeInChange,
): Promise<void> {
  const actorSub = role ? undefined : subOfHolder(after.holder);
  return writeAudit(store, [
    {
      at,
      details,
      subject: 'trade-in',
      subjectId: after.id,
      from: before && auditState(before),
      to: auditState(after),
      role: role ?? (actorSub === undefined ? 'guest' : 'buyer'),
      actorSub,
      orderNumber: after.orderNumber ?? undefined,
    },
  ]);
}

/** Changes the trade-in of a holder that is not ended, and writes what it has become into the audit trail; false when there is none. */
export function moveTradeIn(
  store: TenantStore,
  before: TradeInRow,
  { change, ...noted }: TradeInChange & { readonly change: Partial<TradeInRow> },
): Promise<boolean> {
  return store.transaction(async (inner) => {
    const isChanged = await updateTradeIn(inner, before.id, change);
    if (isChanged) await noteTradeIn(inner, { before, after: { ...before, ...change } }, noted);
    return isChanged;
  });
}

interface Ending {
  readonly at: Date;
  readonly because: 'REPLACED' | 'REMOVED';
}

/** Ends the trade-in of a holder; fine when there is none. */
export async function endTradeIn(store: TenantStore, holder: string, { at, because }: Ending): Promise<void> {
  const row = await findTradeIn(store, holder);
  const change = { endedAt: at, endedBecause: because, appliedAt: null };
  if (row) await moveTradeIn(store, row, { at, change });
}

/** Keeps a new trade-in in the place of the one before it, in an open transaction. */
export async function replaceTradeIn(
  store: TenantStore,
  row: Omit<
    TradeInRow,
    'payoffTries' | 'payoffTriesSince' | 'payoff' | 'appliedAt' | 'endedAt' | 'endedBecause' | 'orderNumber'
  >,
): Promise<TradeInRow> {
  await endTradeIn(store, row.holder, { at: row.requestedAt, because: 'REPLACED' });
  const whole: TradeInRow = {
    ...row,
    payoff: null,
    payoffTries: 0,
    payoffTriesSince: null,
    appliedAt: null,
    endedAt: null,
    endedBecause: null,
    orderNumber: null,
  };
  await store.insert(tradeIns, [whole]);
  await noteTradeIn(store, { before: null, after: whole }, { at: row.requestedAt });
  return whole;
}

/** When offers were asked for since an instant, newest first: by a holder, and for an email address. */
export async function recentRequests(
  store: TenantStore,
  by: { readonly holder: string } | { readonly emailKey: string },
  since: Date,
): Promise<Date[]> {
  const isSame = 'holder' in by ? eq(tradeIns.holder, by.holder) : eq(tradeIns.emailKey, by.emailKey);
  const rows = await store.find(tradeIns, {
    where: and(isSame, gt(tradeIns.requestedAt, since)),
    orderBy: [desc(tradeIns.requestedAt)],
  });
  return rows.map(({ requestedAt }) => requestedAt);
}

/** The answers that a holder has given so far. */
export async function findDraft(store: TenantStore, holder: string): Promise<TradeInDraft | null> {
  const row = await store.findOne(tradeInDrafts, { where: eq(tradeInDrafts.holder, holder) });
  return row ? { answers: row.answers, version: row.version } : null;
}

/** Adds answers to a holder's draft, one change after the other. */
export async function saveAnswers(
  store: TenantStore,
  holder: string,
  { answers, at }: { readonly answers: TradeInDraftAnswers; readonly at: Date },
): Promise<void> {
  await store.transaction(async (inner) => {
    await lockHolder(inner, 'trade-in', holder);
    const held = await findDraft(inner, holder);
    const row = {
      holder,
      answers: { ...held?.answers, ...answers },
      version: (held?.version ?? 0) + 1,
      updatedAt: at,
    };
    await inner.remove(tradeInDrafts, eq(tradeInDrafts.holder, holder));
    await inner.insert(tradeInDrafts, [row]);
  });
}

/** Throws a holder's answers away. */
export async function removeDraft(store: TenantStore, holder: string): Promise<void> {
  await store.remove(tradeInDrafts, eq(tradeInDrafts.holder, holder));
}

/**
 * Removes what is kept of a holder's trade-ins, for the deletion of an account. One that an order has used up belongs to the records of that
 * sale and stays, without the address that its offer went to.
 */
export async function removeTradeIns(store: TenantStore, holder: string): Promise<void> {
  await removeDraft(store, holder);
  await store.remove(tradeIns, and(eq(tradeIns.holder, holder), isNull(tradeIns.orderNumber)));
  await store.update(tradeIns, { email: null, emailKey: null }, eq(tradeIns.holder, holder));
}
