import type {
  OrderTradeIn,
  OrderVehicle,
  SigningEvent,
  DealStatus,
  IdCheckStatus,
  OrderStatus,
  PaymentStatus,
} from '@forecourt/shared-contracts/commerce';
import type { ChosenHandOver } from '@forecourt/shared-contracts/fulfillment';
import type { PriceBreakdown } from '@forecourt/shared-contracts/pricing';
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import {
  boolean,
  bigserial,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant } from '../db/index.ts';

type SettledColumns = Readonly<Record<'status' | 'paymentsSettledAt' | 'orderNumber', SQLWrapper>>;

/**
 * The number of a canceled order whose payments may need work, null for every other one. It is an index of its own, and one expression: from
 * its two conditions the planner would expect far more such orders than there are, and read the whole table.
 */
export function unsettledOrder({ status, paymentsSettledAt, orderNumber }: SettledColumns): SQL {
  return sql`(case when ${status} = 'CANCELED' and ${paymentsSettledAt} is null then ${orderNumber} end)`;
}

/** Orders as the buyer sees them; vehicle and price are copies made when the order was created. */
export const orders = pgTable(
  'orders',
  {
    tenantId: text('tenant_id').notNull(),
    orderNumber: text('order_number').notNull(),
    /** `sub` of the account that the order belongs to. */
    ownerSub: text('owner_sub').notNull(),
    status: text('status').notNull().$type<OrderStatus>(),
    createdAt: instant('created_at').notNull(),
    dealType: text('deal_type').notNull().$type<'Cash' | 'Finance' | 'Lease'>(),
    dealRefId: text('deal_ref_id').notNull(),
    dealStatus: text('deal_status').$type<DealStatus>(),
    paymentStatus: text('payment_status').$type<PaymentStatus>(),
    /** A part of what is due now was received, the rest is not on its way. */
    isRestDue: boolean('is_rest_due').notNull().default(false),
    deliveryType: text('delivery_type').$type<'DELIVERY' | 'PICKUP'>(),
    appointmentAt: instant('appointment_at'),
    /** When this appointment is over; null for one that the dealer made by phone, which has only a beginning. */
    appointmentEndAt: instant('appointment_end_at'),
    /** What this appointment costs beyond the order's price, in cents; null without one, and for one that the dealer made by phone. */
    handOverFeeCents: integer('hand_over_fee_cents'),
    /** When the dealer's system reported that this appointment did not take place; null for another one. */
    handOverFailedAt: instant('hand_over_failed_at'),
    /** When the buyer answered that the vehicle of this appointment is there; null for another one. */
    handOverReceivedAt: instant('hand_over_received_at'),
    /** When buyer and dealer were asked by mail about this appointment, which nobody had confirmed; null for another one. */
    handOverAskedAt: instant('hand_over_asked_at'),
    idVerificationStatus: text('id_verification_status').$type<IdCheckStatus>(),
    vin: text('vin').notNull(),
    vehicle: jsonb('vehicle').notNull().$type<OrderVehicle>(),
    price: jsonb('price').notNull().$type<PriceBreakdown>(),
    /** Names of the buyers, the owner first; empty if only the account is known. */
    buyers: jsonb('buyers').notNull().default([]).$type<readonly string[]>(),
    /** The vehicle that is traded in; its amounts are part of the price. */
    tradeIn: jsonb('trade_in').$type<OrderTradeIn>(),
    /** The pickup or delivery chosen with the cart; null if none was. Its appointment is made later. */
    handOver: jsonb('hand_over').$type<ChosenHandOver>(),
    /** Taken off the signed price, in cents: the fee of a delivery that is not wanted any more, with its sales tax. It never shrinks. */
    creditCents: integer('credit_cents').notNull().default(0),
    /** The sales tax in `creditCents`. */
    creditTaxCents: integer('credit_tax_cents').notNull().default(0),
    /** When nothing was left to stop or to give back of the payments of this canceled order; null also if it was not looked at. */
    paymentsSettledAt: instant('payments_settled_at'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.orderNumber] }),
    uniqueIndex('orders_by_deal').on(table.tenantId, table.dealRefId),
    index('orders_by_owner').on(table.tenantId, table.ownerSub, table.createdAt),
    index('orders_payments_unsettled').on(unsettledOrder(table)),
  ],
);

/** Every status that an order has had, in the order of `position`. */
export const orderHistory = pgTable(
  'order_history',
  {
    tenantId: text('tenant_id').notNull(),
    id: text('id').notNull(),
    position: bigserial('position', { mode: 'number' }).notNull(),
    orderNumber: text('order_number').notNull(),
    at: instant('at').notNull(),
    orderStatus: text('order_status').notNull().$type<OrderStatus>(),
    /** Deal status set by this step; null if the deal did not change. */
    dealStatus: text('deal_status').$type<DealStatus>(),
    actor: text('actor').notNull().$type<'buyer' | 'dealer' | 'lender' | 'system'>(),
    /** What happened to the contract in this step (TRACK-73). */
    signingEvent: text('signing_event').$type<SigningEvent>(),
    /** Payment status set by this step. */
    paymentStatus: text('payment_status').$type<PaymentStatus>(),
    /** What this step refunded of the signed price, in cents. */
    refundedCents: integer('refunded_cents'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('order_history_by_order').on(table.tenantId, table.orderNumber, table.position),
  ],
);
