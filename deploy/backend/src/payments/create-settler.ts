import { isPaymentOpen, openPaymentPhases } from '@forecourt/shared-contracts/payments';
import { and, inArray, or, isNull, lte } from 'drizzle-orm';
import { tenantStore } from '../db/index.ts';
import { applyIntent } from './apply-intent.ts';
import { ProviderUnreachable, type IntentState, type PaymentPort } from './payment-port.ts';
import { findPayment, type PaymentRow } from './payment-rows.ts';
import type { PaymentsDeps } from './payments-deps.ts';
import { payments } from './payments.tables.ts';

/** Minimum age of the provider's last response before an open payment is queried again, in milliseconds. */
const sweepAgeMs = 20_000;

/** A payment of a tenant. */
export interface PaymentKey {
  readonly tenantId: string;
  readonly id: string;
}

/** Reconciles payments with their state at the provider. */
export interface PaymentReconciler {
  /**
   * Sends a payment that the provider does not know yet, queries one that it knows, captures one that it has
   * authorized, and stores the result. Repeating it takes money once: each step has an idempotency key of the
   * payment. Resolves to false if the provider is unreachable; nothing changes then. An unknown payment is
   * ignored.
   */
  settle(payment: PaymentKey): Promise<boolean>;
  /** Cancels a payment that waits at the bank's page, if the provider agrees. */
  cancel(payment: PaymentKey): Promise<boolean>;
  /**
   * Settles every open payment of all tenants that has not been queried for a while: those left by a crash or
   * a lost report.
   */
  sweep(): Promise<void>;
}

async function stateAtProvider(port: PaymentPort, row: PaymentRow): Promise<IntentState> {
  const intent = row.intentId ? await port.get(row.intentId) : await port.createIntent(wishOf(row));
  return intent.phase === 'authorized' && intent.id ? port.capture(intent.id) : intent;
}

function wishOf(row: PaymentRow) {
  const { id, orderNumber, amountCents } = row;
  const source =
    row.method === 'card'
      ? { method: 'card' as const, paymentMethodId: row.paymentMethodId ?? '' }
      : { method: 'bank' as const, returnUrl: row.returnUrl ?? '' };
  const description = `Order ${orderNumber}`;
  return { idempotencyKey: id, paymentId: id, orderNumber, amountCents, description, source };
}

/** Creates a settler for the payments of a database. Calls for the same payment run one after the other. */
export function createReconciler(deps: PaymentsDeps): PaymentReconciler {
  const lines = new Map<string, Promise<unknown>>();

  function inLine<T>({ tenantId, id }: PaymentKey, work: () => Promise<T>): Promise<T> {
    const name = `${tenantId} ${id}`;
    const turn = (lines.get(name) ?? Promise.resolve()).then(work, work);
    lines.set(name, turn);
    const leave = () => {
      if (lines.get(name) === turn) lines.delete(name);
    };
    turn.then(leave, leave);
    return turn;
  }

  function bring(
    { tenantId, id }: PaymentKey,
    ask: (port: PaymentPort, row: PaymentRow) => Promise<IntentState>,
  ) {
    return inLine({ tenantId, id }, async () => {
      const store = tenantStore(deps.db, tenantId);
      const row = await findPayment(store, id);
      if (!row) return true;
      if (!deps.provider) return false;
      try {
        const intent = await ask(deps.provider.portOf(tenantId), row);
        await applyIntent(deps, store, { id, intent });
        return true;
      } catch (error) {
        if (error instanceof ProviderUnreachable) return false;
        throw error;
      }
    });
  }

  const settle = (payment: PaymentKey) =>
    bring(payment, (port, row) =>
      !row.intentId && !isPaymentOpen(row) ? Promise.resolve(endedBefore(row)) : stateAtProvider(port, row),
    );

  return {
    settle,
    cancel: (payment) =>
      bring(payment, (port, row) =>
        row.intentId && row.phase === 'awaiting-bank'
          ? port.cancel(row.intentId)
          : stateAtProvider(port, row),
      ),
    async sweep() {
      const before = new Date(deps.clock.now().getTime() - sweepAgeMs);
      const isOpen = inArray(payments.phase, openPaymentPhases);
      const isOld = or(isNull(payments.askedAt), lte(payments.askedAt, before));
      const rows = await deps.db
        .select({ tenantId: payments.tenantId, id: payments.id })
        .from(payments)
        .where(and(isOpen, isOld));
      for (const row of rows) await settle(row);
    },
  };
}

/** A payment that the provider refused before giving it an id: there is nothing to query. */
function endedBefore(row: PaymentRow): IntentState {
  return { id: undefined, phase: 'failed', bankUrl: null, instrument: row.instrument, failure: 'error' };
}
