import { isPaymentOpen, type PaymentPhase } from '@forecourt/shared-contracts/payments';
import { formatExactCurrency } from '@forecourt/shared-contracts/formats';
import { eq } from 'drizzle-orm';
import { mailBody, mailSubject, mailText } from '../mail-texts/index.ts';
import type { TenantStore } from '../db/index.ts';
import { isOrderCanceled, lockOrder, orderMailAddress, type OrderRow } from '../orders/index.ts';
import { orders } from '../orders/orders.tables.ts';
import {
  creditedBackCents,
  dropDueRefunds,
  isWhollyCredited,
  storeCreditRefunds,
  storeFailedParts,
} from './credit-refunds.ts';
import type { IntentState } from './payment-port.ts';
import { findPayment, paymentsOf, type PaymentRow } from './payment-rows.ts';
import type { PaymentsDeps } from './payments-deps.ts';
import { payments } from './payments.tables.ts';
import { notifyOfFailedRefund, storeRefusedRefund } from './refused-refund.ts';
import { storeDisputes } from './store-disputes.ts';
import { writeOrderStatus } from './write-order-status.ts';

/**
 * Returns the next phase of a payment; undefined if a report changes nothing. What has ended stays ended,
 * except that money which arrives late is captured, captured money may be refunded or returned by the bank, and is
 * still there if its refund fails. A report older than the known state therefore has no effect.
 */
function nextPhase(row: PaymentRow, intent: IntentState): PaymentPhase | undefined {
  const phase = intent.phase === 'authorized' ? 'clearing' : intent.phase;
  if (row.phase === 'captured') return phase === 'refunded' || phase === 'failed' ? phase : undefined;
  if (row.phase === 'refunded') return phase === 'captured' && intent.isRefundUndone ? 'captured' : undefined;
  if (isPaymentOpen(row)) return phase;
  return phase === 'captured' ? 'captured' : undefined;
}

function changeOf(row: PaymentRow, intent: IntentState, now: Date) {
  const phase = nextPhase(row, intent) ?? row.phase;
  const isOpen = isPaymentOpen({ phase });
  return {
    phase,
    intentId: intent.id ?? row.intentId,
    bankUrl: isOpen ? intent.bankUrl : null,
    instrument: intent.instrument ?? row.instrument,
    failure: phase === 'failed' ? (intent.failure ?? row.failure ?? 'error') : null,
    askedAt: now,
    endedAt: isOpen ? null : (row.endedAt ?? now),
  };
}

/**
 * Stores the provider's state of a payment, with the order's status and, once money has arrived or gone back,
 * the mail about it.
 */
export function applyIntent(
  deps: PaymentsDeps,
  outer: TenantStore,
  { id, intent }: { readonly id: string; readonly intent: IntentState },
): Promise<void> {
  return outer.transaction(async (store) => {
    const orderNumber = (await findPayment(store, id))?.orderNumber ?? '';
    const order = await lockOrder(store, orderNumber);
    const row = await findPayment(store, id);
    const tenant = deps.tenants.byId(store.tenantId);
    if (!order || !row || !tenant) return;
    const isCanceled = isOrderCanceled(order);
    const known = isCanceled ? intent : await withCredit(store, row, intent);
    const change = changeOf(row, known, deps.clock.now());
    await store.update(payments, change, eq(payments.id, id));
    const changed = { ...row, ...change };
    await storeTroubles(deps, store, { order, before: row.phase, changed, intent });
    if (change.phase === row.phase) return;
    if (order.paymentsSettledAt) await lookAgain(store, orderNumber);
    const settings = tenant.payment;
    const rows = await paymentsOf(store, orderNumber);
    await writeOrderStatus(deps, store, { order, actor: 'system', rows, settings });
    await settleRefunds(deps, store, { order, changed });
    await notifyBuyer(deps, store, { before: row.phase, row: changed, isCanceled });
  });
}

/** Has the sweep look at the payments of a canceled order once more. */
async function lookAgain(store: TenantStore, orderNumber: string): Promise<void> {
  await store.update(orders, { paymentsSettledAt: null }, eq(orders.orderNumber, orderNumber));
}

interface Changed {
  readonly order: OrderRow;
  /** The payment after the report. */
  readonly changed: PaymentRow;
}

interface Troubles extends Changed {
  /** The phase before the report. */
  readonly before: PaymentPhase;
  readonly intent: IntentState;
}

/** Stores what the dealer has to settle, also of a payment whose phase has not changed. */
async function storeTroubles(
  deps: PaymentsDeps,
  store: TenantStore,
  { order, before, changed, intent }: Troubles,
): Promise<void> {
  await storeDisputes(deps, store, { payment: changed, disputes: intent.disputes ?? [] });
  await storeFailedParts(deps, store, { payment: changed, ids: intent.failedPartIds ?? [] });
  const isCanceled = isOrderCanceled(order);
  const isBack = before === 'refunded' && changed.phase === 'captured';
  if (isCanceled && (intent.isRefundRefused || isBack)) await storeRefusedRefund(deps, store, changed);
  if (isBack && !isCanceled) await notifyOfFailedRefund(deps, store, changed);
}

/** Brings the refunds that a credit has made due in line with a payment whose phase has changed. */
async function settleRefunds(
  deps: PaymentsDeps,
  store: TenantStore,
  { order, changed }: Changed,
): Promise<void> {
  const isCanceled = isOrderCanceled(order);
  if (isCanceled || changed.phase === 'failed') await dropDueRefunds(store, changed);
  if (!isCanceled) await storeCreditRefunds(deps, store, order);
}

/** The state of a payment of a standing order: one that a credit has sent back whole is still received. */
async function withCredit(store: TenantStore, row: PaymentRow, intent: IntentState): Promise<IntentState> {
  const isCredit = intent.phase === 'refunded' && (await isWhollyCredited(store, row));
  return isCredit ? { ...intent, phase: 'captured' } : intent;
}

/** Phases in which a buyer has been asked to wait for hours or days, or has a receipt. */
const laterPhases: readonly PaymentPhase[] = ['clearing', 'review', 'captured'];

const mails = {
  captured: { subject: 'payment.subject', text: 'payment.received', more: [], next: 'payment.receipt' },
  refunded: {
    subject: 'payment.refundSubject',
    text: 'payment.refunded',
    more: ['payment.refundTime'],
    next: 'order.see',
  },
  failed: { subject: 'payment.failedSubject', text: 'payment.failed', more: [], next: 'payment.again' },
} as const;

interface PaymentNews {
  readonly before: PaymentPhase;
  readonly row: PaymentRow;
  /** Whether the order is canceled: nobody waits for its payments. */
  readonly isCanceled: boolean;
}

/** The mail about a payment; none while it goes on, and none if it failed while its buyer looked on. */
function mailOf({ before, row: { phase }, isCanceled }: PaymentNews) {
  // Its refund has failed: of a canceled order the buyer gets a mail of its own, otherwise the dealer clears it up.
  if (before === 'refunded') return undefined;
  if (phase === 'captured' || phase === 'refunded') return mails[phase];
  const hasEnded = phase === 'failed' || phase === 'cancelled';
  return hasEnded && !isCanceled && laterPhases.includes(before) ? mails.failed : undefined;
}

/** A deposit is on a page of its own: the step is not open before the contract is signed. */
function pathOf({ portion, phase, orderNumber }: PaymentRow): string {
  const isOfDeposit = portion === 'deposit' && phase !== 'refunded';
  return isOfDeposit ? `/checkout/${orderNumber}/deposit` : `/progress/${orderNumber}/payment`;
}

/** Sends the receipt of money that has arrived, or the notice of money that goes back or did not arrive. */
async function notifyBuyer(deps: PaymentsDeps, store: TenantStore, news: PaymentNews): Promise<void> {
  const { row } = news;
  const mail = mailOf(news);
  const tenant = deps.tenants.byId(store.tenantId);
  if (!mail || !tenant) return;
  // What a credit sent back before has had its own mail.
  const amountCents = row.amountCents - (row.phase === 'refunded' ? await creditedBackCents(store, row) : 0);
  if (amountCents <= 0) return;
  const recipient = await orderMailAddress(store, row);
  if (!recipient) return;
  await deps.outbox.send(store.db, {
    tenantId: tenant.id,
    channel: 'email',
    recipient,
    subject: mailSubject(tenant.brandName, mailText(mail.subject)),
    body: mailBody(
      tenant,
      [
        mailText(mail.text, {
          amount: formatExactCurrency(amountCents),
          orderNumber: row.orderNumber,
          instrument: row.instrument ?? row.method,
        }),
        ...mail.more.map((key) => mailText(key)),
      ],
      { text: mail.next, path: pathOf(row) },
    ),
  });
}
