import type { TradeInDraft, TradeInDraftAnswers } from '@forecourt/shared-contracts/trade-in';
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { writeAudit } from '../audit/index.ts';
import type { TenantStore } from '../db/index.ts';
import { lockHolder, subOfHolder } from '../visit/index.ts';
import { tradeInDrafts, tradeIns } from './trade-in.tables.ts';

/** A stored trade-in. */
export type TradeInRow = Omit<typeof tradeIns.$inferSelect, 'tenantId'>;

const standingOf = (holder: string) => and(eq(tradeIns.holder, holder), isNull(tradeIns.endedAt));

/** Returns a holder's active trade-in. */
export function findTradeIn(store: TenantStore, holder: string): Promise<TradeInRow | undefined> {
  return store.findOne(tradeIns, { where: standingOf(holder) });
}

/** Returns all trade-ins of a holder, newest first. */
export function tradeInsOf(store: TenantStore, holder: string): Promise<TradeInRow[]> {
  return store.find(tradeIns, { where: eq(tradeIns.holder, holder), orderBy: [desc(tradeIns.requestedAt)] });
}

/** Updates a trade-in that has not ended; returns false if it has. */
export async function updateTradeIn(
  store: TenantStore,
  id: string,
  change: Partial<TradeInRow>,
): Promise<boolean> {
  return (await store.update(tradeIns, change, and(eq(tradeIns.id, id), isNull(tradeIns.endedAt)))) > 0;
}

/**
 * Returns the state of a trade-in for the audit trail: the valuation's result, `Applied` while it counts
 * toward the purchase, then why it ended.
 */
function auditState({ state, appliedAt, endedBecause }: TradeInRow): string {
  return endedBecause ?? (appliedAt ? 'Applied' : state);
}

interface TradeInChange {
  readonly at: Date;
  /** The holder by default. */
  readonly role?: 'system';
  /** Names of what happened. */
  readonly details?: readonly string[];
}

/**
 * Adds a trade-in's change to the audit trail; `before` is null for a new one. Call it in the transaction of
 * the change.
 */
export function auditTradeIn(
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

/**
 * Updates a holder's active trade-in, and adds the change to the audit trail; returns false if there is none.
 */
export function moveTradeIn(
  store: TenantStore,
  before: TradeInRow,
  { change, ...noted }: TradeInChange & { readonly change: Partial<TradeInRow> },
): Promise<boolean> {
  return store.transaction(async (inner) => {
    const isChanged = await updateTradeIn(inner, before.id, change);
    if (isChanged) await auditTradeIn(inner, { before, after: { ...before, ...change } }, noted);
    return isChanged;
  });
}

interface EndInput {
  readonly at: Date;
  readonly because: 'REPLACED' | 'REMOVED';
}

/** Ends the trade-in of a holder; a no-op if there is none. */
export async function endTradeIn(
  store: TenantStore,
  holder: string,
  { at, because }: EndInput,
): Promise<void> {
  const row = await findTradeIn(store, holder);
  const change = { endedAt: at, endedBecause: because, appliedAt: null };
  if (row) await moveTradeIn(store, row, { at, change });
}

/**
 * Stores a new trade-in in place of the previous one, in an open transaction. Queries to lenders count across a holder's trade-ins, so that a
 * new offer allows no more of them.
 */
export async function replaceTradeIn(
  store: TenantStore,
  row: Omit<
    TradeInRow,
    'payoffTries' | 'payoffTriesSince' | 'payoff' | 'appliedAt' | 'endedAt' | 'endedBecause' | 'orderNumber'
  >,
): Promise<TradeInRow> {
  await endTradeIn(store, row.holder, { at: row.requestedAt, because: 'REPLACED' });
  const [before] = await tradeInsOf(store, row.holder);
  const whole: TradeInRow = {
    ...row,
    payoff: null,
    payoffTries: before?.payoffTries ?? 0,
    payoffTriesSince: before?.payoffTriesSince ?? null,
    appliedAt: null,
    endedAt: null,
    endedBecause: null,
    orderNumber: null,
  };
  await store.insert(tradeIns, [whole]);
  await auditTradeIn(store, { before: null, after: whole }, { at: row.requestedAt });
  return whole;
}

/**
 * Returns when offers were requested since an instant, newest first: by a holder, and for an email address.
 */
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

/** Returns a holder's answers so far. */
export async function findTradeInDraft(store: TenantStore, holder: string): Promise<TradeInDraft | null> {
  const row = await store.findOne(tradeInDrafts, { where: eq(tradeInDrafts.holder, holder) });
  return row ? { answers: row.answers, version: row.version } : null;
}

/** Returns a holder's answers so far with the time of the last one, for a report of personal data. */
export async function draftReport(
  store: TenantStore,
  holder: string,
): Promise<{ readonly updatedAt: string; readonly answers: TradeInDraftAnswers } | null> {
  const row = await store.findOne(tradeInDrafts, { where: eq(tradeInDrafts.holder, holder) });
  return row ? { updatedAt: row.updatedAt.toISOString(), answers: row.answers } : null;
}

/** Adds answers to a holder's draft; concurrent changes are serialized. */
export async function saveAnswers(
  store: TenantStore,
  holder: string,
  { answers, at }: { readonly answers: TradeInDraftAnswers; readonly at: Date },
): Promise<void> {
  await store.transaction(async (inner) => {
    await lockHolder(inner, 'trade-in', holder);
    const held = await findTradeInDraft(inner, holder);
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

/** Removes a holder's answers. */
export async function removeDraft(store: TenantStore, holder: string): Promise<void> {
  await store.remove(tradeInDrafts, eq(tradeInDrafts.holder, holder));
}
