import type { ListedOrder, OrderProgress } from '@forecourt/shared-contracts/commerce';
import {
  heldUntil,
  liveIdVerificationStatus,
  progressSteps,
  type ProgressSnapshot,
  type ProgressStep,
} from '@forecourt/shared-contracts/progress';
import type { TenantStore } from '../db/index.ts';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import { idVerificationState } from '../id-verification/index.ts';
import { appointmentWindow, isHandOverMissed, type OrderRow } from '../orders/index.ts';
import { progressSnapshot } from './load-progress.ts';
import { progressRowsOf, type ProgressRows } from './progress-rows.ts';
import { orderChangedAt, stepSince } from './step-since.ts';

/** A tenant's flags hide steps in the browser: they belong to its page, not to the order. */
const everyStep = { isToggleOn: false, showDeliveryStep: true, showPaymentStep: true };

/** What an order's owner learns of its steps. */
export interface OrderStanding extends Pick<
  ListedOrder,
  'heldUntil' | 'isHandOverMissed' | 'isHandOverFailed' | 'appointmentEndTime'
> {
  readonly progress: OrderProgress;
}

/** When, and by whose rules, orders are looked at. */
export interface StandingQuestion {
  readonly tenant: Pick<Tenant, 'fulfillment'>;
  readonly now: Date;
}

/**
 * Returns where several orders are at `now`, in the order given: their steps as the tracker shows them, until when each holds its vehicle
 * (BUY-71), when its appointment ends, and whether its hand-over may have been missed or was reported so (TRACK-90). The number of statements does not depend on how many there are.
 */
export async function orderStandings(
  store: TenantStore,
  orders: readonly OrderRow[],
  question: StandingQuestion,
): Promise<OrderStanding[]> {
  return (await progressRowsOf(store, orders)).map((rows) => standingOf(rows, question));
}

function standingOf(rows: ProgressRows, { tenant, now }: StandingQuestion): OrderStanding {
  const isMissed = isHandOverMissed(rows.order, tenant, now);
  const stored = progressSnapshot(rows, now);
  const snapshot = { ...stored, order: { ...stored.order, isHandOverMissed: isMissed } };
  const changedAt = orderChangedAt(rows).toISOString();
  const steps = stepsOf(rows, snapshot, now).map((step) => ({
    ...step,
    since: stepSince(step, rows)?.toISOString() ?? null,
  }));
  return {
    progress: { changedAt, steps },
    heldUntil: heldUntil({ orderStatus: rows.order.status, snapshot, changedAt }, now),
    isHandOverMissed: isMissed,
    isHandOverFailed: isMissed && rows.order.handOverFailedAt !== null,
    appointmentEndTime: appointmentWindow(rows.order, tenant)?.endAt ?? null,
  };
}

/** The steps with the live result of ID verification (TRACK-38), and a contract that was opened as started. */
function stepsOf(rows: ProgressRows, snapshot: ProgressSnapshot, now: Date): ProgressStep[] {
  const isContractStarted = (rows.signing?.begunAt ?? null) !== null;
  const local = { ...snapshot.local, isContractStarted };
  return progressSteps({ ...snapshot, local }, everyStep).map(({ id, status }) => {
    if (id !== 'id-verification' || status === 'COMPLETED') return { id, status };
    return { id, status: liveIdVerificationStatus(status, idVerificationState(rows.attempts, now)) };
  });
}
