import { partRefunds, priceCredit } from '@forecourt/shared-contracts/payments';
import { formatExactCurrency } from '@forecourt/shared-contracts/formats';
import { and, eq, or } from 'drizzle-orm';
import type { TenantStore } from '../db/index.ts';
import { mailBody, mailSubject, mailText } from '../mail-texts/index.ts';
import { lockOrder, moveOrder, orderMailAddress, type OrderRow } from '../orders/index.ts';
import type { Clock, Random } from '../ports/index.ts';
import { notifyDealer } from './notify-dealer.ts';
import type { PaymentPort } from './payment-port.ts';
import { findPayment, paymentsOf, receivedCents, type PaymentRow } from './payment-rows.ts';
import type { PaymentsDeps } from './payments-deps.ts';
import { paymentRefunds } from './payments.tables.ts';

/** A stored refund of a part of a payment. */
export type RefundRow = typeof paymentRefunds.$inferSelect;

/** Returns every part of an order's payments that goes back because of a credit. */
export function refundsOf(store: TenantStore, orderNumber: string): Promise<RefundRow[]> {
  return store.find(paymentRefunds, { where: eq(paymentRefunds.orderNumber, orderNumber) });
}

/**
 * Stores which payments give back the credit on a signed price, as far as the money has arrived and no earlier
 * refund covers it; repeating it adds nothing. Call it with the order locked; {@link sendRefund} sends them.
 */
export async function storeCreditRefunds(
  { clock, random }: { readonly clock: Clock; readonly random: Random },
  store: TenantStore,
  order: Pick<OrderRow, 'orderNumber' | 'price' | 'creditCents'>,
): Promise<void> {
  if (order.creditCents === 0) return;
  const { orderNumber, price, creditCents } = order;
  const rows = await paymentsOf(store, orderNumber);
  const stored = await refundsOf(store, orderNumber);
  const sum = (of: readonly RefundRow[]) => of.reduce((cents, { amountCents }) => cents + amountCents, 0);
  const { refundCents } = priceCredit({ price, creditCents, paidCents: receivedCents(rows) });
  let restCents = refundCents - sum(stored);
  for (const { id: paymentId, phase, amountCents: paymentCents } of rows) {
    const leftCents = paymentCents - sum(stored.filter((refund) => refund.paymentId === paymentId));
    const amountCents = Math.min(restCents, leftCents);
    if (phase !== 'captured' || amountCents <= 0) continue;
    const due = { phase: 'due', createdAt: clock.now(), endedAt: null } as const;
    await store.insert(paymentRefunds, [{ id: random.uuid(), orderNumber, paymentId, amountCents, ...due }]);
    restCents -= amountCents;
  }
}

/** Whether a credit has sent back the whole of a payment: the provider calls it refunded, the order has still received it. */
export async function isWhollyCredited(
  store: TenantStore,
  {
    id,
    orderNumber,
    amountCents,
  }: { readonly id: string; readonly orderNumber: string; readonly amountCents: number },
): Promise<boolean> {
  const own = (await refundsOf(store, orderNumber)).filter(
    ({ paymentId, phase }) => paymentId === id && phase !== 'refused',
  );
  return own.reduce((cents, refund) => cents + refund.amountCents, 0) >= amountCents;
}

type PaymentOfOrder = Pick<PaymentRow, 'id' | 'orderNumber' | 'phase'>;

/** Returns what a credit has already sent back of a payment, in cents. */
export async function creditedBackCents(
  store: TenantStore,
  { id, orderNumber }: Pick<PaymentOfOrder, 'id' | 'orderNumber'>,
): Promise<number> {
  const parts = await refundsOf(store, orderNumber);
  return partRefunds(parts.filter(({ paymentId }) => paymentId === id)).doneCents;
}

/** Forgets the parts of a payment that were still to go back, and a refusal to refund it, once the whole of it has gone back or its bank has returned it. */
export async function dropDueRefunds(store: TenantStore, { id, phase }: PaymentOfOrder): Promise<void> {
  if (phase !== 'refunded' && phase !== 'failed') return;
  const isSettled = or(eq(paymentRefunds.phase, 'due'), eq(paymentRefunds.id, id));
  await store.remove(paymentRefunds, and(eq(paymentRefunds.paymentId, id), isSettled));
}

/** Returns the refunds of an order that the provider has not confirmed. */
export function dueRefunds(store: TenantStore, orderNumber: string): Promise<RefundRow[]> {
  return store.find(paymentRefunds, {
    where: and(eq(paymentRefunds.orderNumber, orderNumber), eq(paymentRefunds.phase, 'due')),
  });
}

/** Pays back a stored refund through the provider, then writes it to the order's history and notifies the buyer, once; also of a
 * refund that is refused for good. */
export async function sendRefund(
  deps: PaymentsDeps,
  outer: TenantStore,
  { port, refund }: { readonly port: PaymentPort; readonly refund: RefundRow },
): Promise<void> {
  const intentId = (await findPayment(outer, refund.paymentId))?.intentId;
  if (!intentId) return;
  const { id, amountCents } = refund;
  const isDone = await port.refundPart({ intentId, id, amountCents });
  if (!isDone)
    console.error(
      `The payment provider refused a refund of ${refund.orderNumber}; the store has to return it.`,
    );
  await outer.transaction(async (store) => {
    const order = await lockOrder(store, refund.orderNumber);
    const now = await store.findOne(paymentRefunds, { where: eq(paymentRefunds.id, id) });
    if (!order || now?.phase !== 'due') return;
    const at = deps.clock.now();
    await endRefund(deps, store, { refund, isDone });
    if (!isDone) return;
    const step = { id: deps.random.uuid(), at, actor: 'system', refundedCents: amountCents } as const;
    await moveOrder(store, order, step);
  });
}

/**
 * Stores that the provider failed to send parts of a payment that it had accepted, and mails the dealer and the buyer;
 * repeating it does nothing. Call it with the order locked.
 */
export async function storeFailedParts(
  deps: PaymentsDeps,
  store: TenantStore,
  { payment, ids }: { readonly payment: PaymentRow; readonly ids: readonly string[] },
): Promise<void> {
  if (ids.length === 0) return;
  for (const refund of await refundsOf(store, payment.orderNumber)) {
    const isOfPayment = refund.paymentId === payment.id && ids.includes(refund.id);
    if (isOfPayment && refund.phase !== 'refused') await endRefund(deps, store, { refund, isDone: false });
  }
}

async function endRefund(deps: PaymentsDeps, store: TenantStore, outcome: RefundOutcome): Promise<void> {
  const { refund, isDone } = outcome;
  const change = { phase: isDone ? 'done' : 'refused', endedAt: deps.clock.now() } as const;
  await store.update(paymentRefunds, change, eq(paymentRefunds.id, refund.id));
  await notifyBuyer(deps, store, outcome);
  if (!isDone) await notifyDealer(deps, store, refusalOf(refund));
}

/** The store has to return what the provider does not. */
function refusalOf({ orderNumber, amountCents }: RefundRow) {
  const amount = formatExactCurrency(amountCents);
  return {
    subject: `pay back a part of order ${orderNumber}`,
    body: `The payment provider could not refund ${amount} for order ${orderNumber}. The buyer was asked to call. Please return the amount in another way.`,
  };
}

interface RefundOutcome {
  readonly refund: RefundRow;
  readonly isDone: boolean;
}

async function notifyBuyer(
  deps: PaymentsDeps,
  store: TenantStore,
  { refund, isDone }: RefundOutcome,
): Promise<void> {
  const payment = await findPayment(store, refund.paymentId);
  const tenant = deps.tenants.byId(store.tenantId);
  const recipient = payment && (await orderMailAddress(store, payment));
  if (!recipient || !tenant) return;
  const words = {
    amount: formatExactCurrency(refund.amountCents),
    orderNumber: refund.orderNumber,
    instrument: payment.instrument ?? payment.method,
  };
  await deps.outbox.send(store.db, {
    tenantId: tenant.id,
    channel: 'email',
    recipient,
    subject: mailSubject(
      tenant.brandName,
      mailText(isDone ? 'payment.refundSubject' : 'payment.refundRefusedSubject'),
    ),
    body: mailBody(
      tenant,
      [
        mailText(isDone ? 'payment.refunded' : 'payment.refundRefused', words),
        mailText('payment.deliveryRefund'),
        ...(isDone ? [mailText('payment.refundTime')] : []),
      ],
      { text: 'order.see', path: `/progress/${refund.orderNumber}/payment` },
    ),
  });
}
