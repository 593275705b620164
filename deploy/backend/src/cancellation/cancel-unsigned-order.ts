import { vehicleName } from '@forecourt/shared-contracts/formats';
import {
  canCancelOrder,
  orderStage,
  type cancelOrder as endpoint,
} from '@forecourt/shared-contracts/commerce';
import type { EndpointErrorCode } from '@forecourt/shared-contracts/http';
import { orderRefunds, partRefunds } from '@forecourt/shared-contracts/payments';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import type { TenantStore } from '../db/index.ts';
import { endHandOver } from '../fulfillment/index.ts';
import { fail, unknownOrder, type Caller, type Failure } from '../http/index.ts';
import { mailBody, mailSubject, mailText } from '../mail-texts/index.ts';
import { findOwnOrder, lockOrder, moveOrder, noAppointment, type OrderRow } from '../orders/index.ts';
import { paymentsOf, refundsOf } from '../payments/index.ts';
import { isContractSigned } from '../signing/index.ts';
import type { CancellationDeps } from './cancellation-deps.ts';

interface CancelInput {
  /** The call's transaction: order, deal, appointment, vehicle, trade-in and mail are committed together. */
  readonly store: TenantStore;
  readonly tenant: Tenant;
  readonly caller: Caller;
  readonly orderNumber: string;
}

type CancelFailure = Failure<EndpointErrorCode<typeof endpoint> | 'error.notFound'>;

/**
 * Cancels the caller's order until its contract is signed, with the order locked, so that of a signature and a cancellation one is refused.
 * The money goes back after the transaction: the payments domain refunds whatever a canceled order has paid, and repeats it until the
 * provider has.
 */
export async function cancelUnsignedOrder(
  deps: CancellationDeps,
  canceling: CancelInput,
): Promise<OrderRow | CancelFailure> {
  const { store, tenant, caller, orderNumber } = canceling;
  const own = await findOwnOrder(store, orderNumber, caller.sub);
  const order = own && (await lockOrder(store, own.orderNumber));
  if (!order) return unknownOrder();
  if (orderStage(order.status) === 'canceled') return order;
  const { dealType, dealStatus, status: orderStatus } = order;
  const isAllowed = canCancelOrder({ dealType, dealStatus, orderStatus });
  if (!isAllowed || (await isContractSigned(store, order.orderNumber)))
    return fail('error.order.notCancelable');
  const at = deps.clock.now();
  const step = {
    id: deps.random.uuid(),
    at,
    actor: 'buyer',
    status: 'CANCELED',
    dealStatus: 'CANC',
  } as const;
  const moved = await moveOrder(store, order, step);
  await endHandOver(store, order.orderNumber, at);
  const { vin } = order;
  await deps.catalog.release(store.db, { tenantId: tenant.id, vin, orderNumber: order.orderNumber });
  await deps.contributions.returnTradeIn(store, order.orderNumber);
  store.afterCommit(() => {
    deps.catalog.noteChange(tenant.id, vin);
    deps.settlePayments({ tenantId: tenant.id, orderNumber: order.orderNumber });
  });
  await notifyBuyer(deps, canceling, order);
  return { ...order, ...moved, ...noAppointment };
}

/** What the mail says about the money; nothing if a credit has sent back all of it before. */
async function refundLine(store: TenantStore, orderNumber: string) {
  const payments = await paymentsOf(store, orderNumber);
  const { dueCents } = orderRefunds(payments);
  if (dueCents === 0) return 'cancellation.nothingPaid';
  // A hold that is still reviewed is released: no money moves.
  if (orderRefunds(payments.filter(({ phase }) => phase !== 'review')).dueCents === 0)
    return 'cancellation.stopped';
  const { doneCents } = partRefunds(await refundsOf(store, orderNumber));
  return dueCents > doneCents ? 'cancellation.refund' : undefined;
}

async function notifyBuyer(
  { outbox }: CancellationDeps,
  { store, tenant, caller }: CancelInput,
  { orderNumber, vehicle }: OrderRow,
): Promise<void> {
  if (!caller.email) return;
  const refund = await refundLine(store, orderNumber);
  const name = vehicleName(vehicle);
  await outbox.send(store.db, {
    tenantId: tenant.id,
    channel: 'email',
    recipient: caller.email,
    subject: mailSubject(tenant.brandName, mailText('cancellation.subject')),
    body: mailBody(
      tenant,
      [mailText('cancellation.canceled', { name, orderNumber }), ...(refund ? [mailText(refund)] : [])],
      { text: 'order.see', path: `/checkout/${orderNumber}` },
    ),
  });
}
