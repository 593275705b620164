import {
  openPaymentPhases,
  type PartRefundPhase,
  type PaymentFailure,
  type PaymentMethod,
  type PaymentPhase,
  type PaymentPortion,
} from '@forecourt/shared-contracts/payments';
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from '../db/index.ts';

const openPhases = sql.raw(openPaymentPhases.map((phase) => `'${phase}'`).join(', '));

/** The conditions of the indexes of what needs work, with their words: a parameter would not be found by them. */
export const isPaymentRowOpen = (phase: SQLWrapper): SQL => sql`${phase} in (${openPhases})`;
export const isRefundDue = (phase: SQLWrapper): SQL => sql`${phase} = 'due'`;

/** Every payment of an order. For a card it holds the provider's token and display name, never a number. */
export const payments = pgTable(
  'payments',
  {
    tenantId: text('tenant_id').notNull(),
    id: text('id').notNull(),
    orderNumber: text('order_number').notNull(),
    portion: text('portion').notNull().$type<PaymentPortion>(),
    method: text('method').notNull().$type<PaymentMethod>(),
    amountCents: integer('amount_cents').notNull(),
    phase: text('phase').notNull().$type<PaymentPhase>(),
    /** The provider's token of the card; null for a bank. */
    paymentMethodId: text('payment_method_id'),
    /** Where the bank's page returns to; null for a card. */
    returnUrl: text('return_url'),
    /** The provider's id of the payment, once known. */
    intentId: text('intent_id'),
    bankUrl: text('bank_url'),
    instrument: text('instrument'),
    failure: text('failure').$type<PaymentFailure>(),
    /** Email address for the receipt. */
    buyerEmail: text('buyer_email'),
    createdAt: instant('created_at').notNull(),
    /** When the provider was last queried. */
    askedAt: instant('asked_at'),
    endedAt: instant('ended_at'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('payments_by_order').on(table.tenantId, table.orderNumber, table.createdAt),
    index('payments_by_intent').on(table.tenantId, table.intentId),
    uniqueIndex('payments_one_open')
      .on(table.tenantId, table.orderNumber)
      .where(sql.raw(`phase in (${openPaymentPhases.map((phase) => `'${phase}'`).join(', ')})`)),
  ],
);

/**
 * Parts of payments that go back because something was taken off the signed price; a payment may have several. One with the
 * id of its payment is the rest of a canceled order's payment, which the provider refuses to refund.
 */
export const paymentRefunds = pgTable(
  'payment_refunds',
  {
    tenantId: text('tenant_id').notNull(),
    /** Also the provider's idempotency key. */
    id: text('id').notNull(),
    orderNumber: text('order_number').notNull(),
    paymentId: text('payment_id').notNull(),
    amountCents: integer('amount_cents').notNull(),
    /** `due` until the provider has answered; `refused` needs the store. */
    phase: text('phase').notNull().$type<PartRefundPhase>(),
    createdAt: instant('created_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('payment_refunds_by_order').on(table.tenantId, table.orderNumber, table.createdAt),
    index('payment_refunds_due')
      .on(table.phase)
      .where(sql`${table.phase} = 'due'`),
  ],
);

/** What a bank or a card's holder disputes of a payment that has succeeded, as the provider last reported it. */
export const paymentDisputes = pgTable(
  'payment_disputes',
  {
    tenantId: text('tenant_id').notNull(),
    /** The provider's id. */
    id: text('id').notNull(),
    orderNumber: text('order_number').notNull(),
    paymentId: text('payment_id').notNull(),
    amountCents: integer('amount_cents').notNull(),
    /** The provider's word, such as `insufficient_funds` or `fraudulent`. */
    reason: text('reason').notNull(),
    /** The provider's word; `won` and `lost` are final. */
    status: text('status').notNull(),
    createdAt: instant('created_at').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('payment_disputes_by_order').on(table.tenantId, table.orderNumber),
  ],
);
