import { orderStage } from '@forecourt/shared-contracts/commerce';
import { isPaymentOpen } from '@forecourt/shared-contracts/payments';
import { tenantStore } from '../db/index.ts';
import { reportJobFailure } from '../jobs/index.ts';
import { findOrder, type OrderRow } from '../orders/index.ts';
import { applyIntent } from './apply-intent.ts';
import { dueRefunds, sendRefund } from './credit-refunds.ts';
import { ProviderUnreachable, type IntentState, type PaymentPort } from './payment-port.ts';
import { findPayment, paymentsOf, type PaymentRow } from './payment-rows.ts';
import type { PaymentsDeps } from './payments-deps.ts';
import { markSettledOrders, paymentsToSettle, type PaymentKey } from './payments-to-settle.ts';
import { isRefundRefused } from './refused-refund.ts';

/** Reconciles payments with their state at the provider. */
export interface PaymentReconciler {
  /**
   * Sends a payment that the provider does not know yet, queries one that it knows, captures one that it has
   * authorized, stores the result, and sends the refunds that a credit on the signed price has made due. A payment of a canceled order is stopped or refunded instead, unless the provider refuses that for good. Repeating it takes money once: each step has an idempotency key of the
   * payment. Resolves to false if the provider is unreachable; nothing changes then. An unknown payment is
   * ignored.
   */
  settle(payment: PaymentKey): Promise<boolean>;
  /** Settles all payments of an order, once for each. Resolves to false if the provider is unreachable. */
  settleOrder(order: { readonly tenantId: string; readonly orderNumber: string }): Promise<boolean>;
  /** Cancels a payment that waits at the bank's page, if the provider agrees. */
  cancel(payment: PaymentKey): Promise<boolean>;
  /**
   * Settles every open payment of all tenants that has not been queried for a while: those left by a crash or
   * a lost report; and every payment of a canceled order that is not refunded yet, unless the provider refuses
   * that for good, or with a refund due. One run at
   * a time; a second call joins it.
   */
  sweep(): Promise<void>;
}

async function stateAtProvider(
  port: PaymentPort,
  row: PaymentRow,
  isReturned: boolean,
): Promise<IntentState> {
  const intent = row.intentId ? await port.get(row.intentId) : await port.createIntent(requestOf(row));
  if (isReturned && !intent.isRefundRefused) return moneyReturned(port, intent);
  return intent.phase === 'authorized' && intent.id ? port.capture(intent.id) : intent;
}

/** Stops a payment that can still be stopped, and refunds one that has taken money; one in transit is left until it arrives. */
async function moneyReturned(port: PaymentPort, intent: IntentState): Promise<IntentState> {
  if (!intent.id) return intent;
  switch (intent.phase) {
    case 'authorized':
    case 'review':
    case 'awaiting-bank':
      return port.cancel(intent.id);
    case 'captured':
      return port.refund(intent.id);
    case 'clearing':
    case 'failed':
    case 'cancelled':
    case 'refunded':
      return intent;
  }
}

/** Whether what an order has paid goes back: the order was canceled, which is possible only before its contract is signed. */
const isMoneyReturned = (order: Pick<OrderRow, 'status'> | undefined) =>
  order !== undefined && orderStage(order.status) === 'canceled';

function requestOf(row: PaymentRow) {
  const { id, orderNumber, amountCents } = row;
  const source =
    row.method === 'card'
      ? { method: 'card' as const, paymentMethodId: row.paymentMethodId ?? '' }
      : { method: 'bank' as const, returnUrl: row.returnUrl ?? '' };
  const description = `Order ${orderNumber}`;
  return { idempotencyKey: id, paymentId: id, orderNumber, amountCents, description, source };
}

/** Creates a reconciler for the payments of a database. Calls for the same payment run one after the other. */
export function createReconciler(deps: PaymentsDeps): PaymentReconciler {
  const locks = new Map<string, Promise<unknown>>();
  let sweeping: Promise<void> | undefined;

  function withLock<T>({ tenantId, id }: PaymentKey, work: () => Promise<T>): Promise<T> {
    const name = `${tenantId} ${id}`;
    const run = (locks.get(name) ?? Promise.resolve()).then(work, work);
    locks.set(name, run);
    const release = () => {
      if (locks.get(name) === run) locks.delete(name);
    };
    run.then(release, release);
    return run;
  }

  function reconcile(
    { tenantId, id }: PaymentKey,
    ask: (port: PaymentPort, row: PaymentRow, isReturned: boolean) => Promise<IntentState>,
  ) {
    return withLock({ tenantId, id }, async () => {
      const store = tenantStore(deps.db, tenantId);
      const row = await findPayment(store, id);
      if (!row) return true;
      if (!deps.provider) return false;
      try {
        const isCanceled = isMoneyReturned(await findOrder(store, row.orderNumber));
        const isReturned = isCanceled && !(await isRefundRefused(store, row));
        const intent = await ask(deps.provider.portOf(tenantId), row, isReturned);
        await applyIntent(deps, store, { id, intent });
        const port = deps.provider.portOf(tenantId);
        for (const refund of await dueRefunds(store, row.orderNumber))
          if (refund.paymentId === id) await sendRefund(deps, store, { port, refund });
        return true;
      } catch (error) {
        if (error instanceof ProviderUnreachable) return false;
        throw error;
      }
    });
  }

  const settle = (payment: PaymentKey) =>
    reconcile(payment, (port, row, isReturned) =>
      !row.intentId && !isPaymentOpen(row)
        ? Promise.resolve(endedBefore(row))
        : stateAtProvider(port, row, isReturned),
    );

  return {
    settle,
    async settleOrder({ tenantId, orderNumber }) {
      const rows = await paymentsOf(tenantStore(deps.db, tenantId), orderNumber);
      const results = await Promise.all(rows.map(({ id }) => settle({ tenantId, id })));
      return results.every(Boolean);
    },
    cancel: (payment) =>
      reconcile(payment, (port, row, isReturned) =>
        row.intentId && row.phase === 'awaiting-bank'
          ? port.cancel(row.intentId)
          : stateAtProvider(port, row, isReturned),
      ),
    sweep: () => (sweeping ??= sweepAll(deps, settle).finally(() => (sweeping = undefined))),
  };
}

/** A payment that fails does not keep the others, and a tenant whose provider is slow to answer none of another tenant. */
async function sweepAll(deps: PaymentsDeps, settle: PaymentReconciler['settle']): Promise<void> {
  const byTenant = new Map<string, PaymentKey[]>();
  for (const payment of await paymentsToSettle(deps)) {
    byTenant.set(payment.tenantId, [...(byTenant.get(payment.tenantId) ?? []), payment]);
  }
  const settleAll = async (own: readonly PaymentKey[]) => {
    for (const payment of own) {
      await settle(payment).catch((error: unknown) =>
        reportJobFailure('payments', error, `${payment.id} of ${payment.tenantId}`),
      );
    }
  };
  await Promise.all([...byTenant.values()].map(settleAll));
  await markSettledOrders(deps);
}

/** A payment that the provider refused before giving it an id: there is nothing to query. */
function endedBefore(row: PaymentRow): IntentState {
  return { id: undefined, phase: 'failed', bankUrl: null, instrument: row.instrument, failure: 'error' };
}
