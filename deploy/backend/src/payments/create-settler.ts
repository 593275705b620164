import { isPaymentOpen } from '@forecourt/shared-contracts/payments';
import { and, inArray, or, isNull, lte } from 'drizzle-orm';
import { tenantStore } from '../db/index.ts';
import { applyIntent } from './apply-intent.ts';
import { ProviderUnreachable, type IntentState, type PaymentPort } from './payment-port.ts';
import { findPayment, type PaymentRow } from './payment-rows.ts';
import type { PaymentsDeps } from './payments-deps.ts';
import { payments } from './payments.tables.ts';

/** How old the provider's last word may be before an open payment is asked after anew, in milliseconds. */
const sweepAgeMs = 20_000;

/** A payment of a tenant. */
export interface PaymentKey {
  readonly tenantId: string;
  readonly id: string;
}

/** Brings payments to where the provider says they are. */
export interface Settler {
  /**
   * Sends a payment that the provider does not know yet, asks after one that it knows, captures one that it has authorized, and writes
   * the answer. Repeating it takes money once: each step carries a key of the payment. Resolves false when the provider cannot be
   * asked; everything stays as it was then. A payment that nobody knows is none to settle.
   */
  settle(payment: PaymentKey): Promise<boolean>;
  /** Gives up a payment that waits at the bank's page, as far as the provider agrees. */
  cancel(payment: PaymentKey): Promise<boolean>;
  /** Settles every open payment of all tenants that nobody has asked after for a while: what a crash or a lost report left. */
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

/** A settler over the payments of a database. The payments of one id are settled one after the other. */
export function createSettler(deps: PaymentsDeps): Settler {
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
      const isOpen = inArray(payments.phase, ['starting', 'awaiting-bank', 'clearing', 'review']);
      const isOld = or(isNull(payments.askedAt), lte(payments.askedAt, before));
      const rows = await deps.db
        .select({ tenantId: payments.tenantId, id: payments.id })
        .from(payments)
        .where(and(isOpen, isOld));
      for (const row of rows) await settle(row);
    },
  };
}

/** A payment that the provider refused before it gave it a name: there is nothing to ask after. */
function endedBefore(row: PaymentRow): IntentState {
  return { id: undefined, phase: 'failed', bankUrl: null, instrument: row.instrument, failure: 'error' };
}
