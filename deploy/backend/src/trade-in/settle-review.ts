import { dateOnIn } from '@forecourt/shared-contracts/fulfillment';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import { and, eq, isNull } from 'drizzle-orm';
import { tenantStore, type Db, type TenantStore } from '../db/index.ts';
import { reportJobFailure } from '../jobs/index.ts';
import type { TenantDirectory } from '../tenants/index.ts';
import { decidedState } from './decided-state.ts';
import type { TradeInDeps } from './trade-in-deps.ts';
import { mailTradeIn } from './trade-in-mail.ts';
import { auditTradeIn, type TradeInRow } from './trade-in-rows.ts';
import { ValuationDown } from './trade-in-services.ts';
import { tradeIns } from './trade-in.tables.ts';

interface Review {
  readonly store: TenantStore;
  readonly tenant: Tenant;
  readonly row: TradeInRow;
}

async function askReview({ services, clock }: TradeInDeps, { tenant, row }: Review) {
  try {
    const askedOn = dateOnIn(row.requestedAt, tenant.contact.timeZone);
    const question = { answers: row.answers, askedOn };
    return await services?.valuation.review(question, row.requestedAt, clock.now());
  } catch (error) {
    if (error instanceof ValuationDown) return undefined;
    throw error;
  }
}

/**
 * Returns the trade-in with the outcome of its review, if there is one: stored and mailed once, triggered by
 * any read.
 */
export async function settleReview(deps: TradeInDeps, review: Review): Promise<TradeInRow> {
  const { store, tenant, row } = review;
  if (row.state !== 'PendingReview') return row;
  const decision = await askReview(deps, review);
  if (!decision) return row;
  const decided = { ...row, ...decidedState(decision, tenant, deps.clock.now()) };
  await store.transaction(async (inner) => {
    const isPending = and(
      eq(tradeIns.id, row.id),
      eq(tradeIns.state, 'PendingReview'),
      isNull(tradeIns.endedAt),
    );
    if ((await inner.update(tradeIns, decided, isPending)) > 0) {
      const at = decided.decidedAt ?? deps.clock.now();
      await auditTradeIn(inner, { before: row, after: decided }, { at, role: 'system' });
      await mailTradeIn(deps.outbox, inner, { tenant, row: decided });
    }
  });
  return (await store.findOne(tradeIns, { where: eq(tradeIns.id, row.id) })) ?? decided;
}

/** Settles every review of all tenants, so that a shopper who has left the page gets the mail. */
export async function sweepReviews(deps: TradeInDeps, db: Db, tenants: TenantDirectory): Promise<void> {
  const rows = await db
    .select()
    .from(tradeIns)
    .where(and(eq(tradeIns.state, 'PendingReview'), isNull(tradeIns.endedAt)));
  for (const { tenantId, ...row } of rows) {
    const tenant = tenants.byId(tenantId);
    if (!tenant) continue;
    await settleReview(deps, { store: tenantStore(db, tenantId), tenant, row }).catch((error: unknown) =>
      reportJobFailure('trade-in reviews', error, `${row.id} of ${tenantId}`),
    );
  }
}
