import type {
  ApprovalCondition,
  CartHandOver,
  CounterOffer,
  DeclineReason,
  Lender,
  OrderTradeIn,
  OrderVehicle,
} from '@forecourt/shared-contracts/commerce';
import type { PriceBreakdown, PurchaseType } from '@forecourt/shared-contracts/pricing';
import {
  bigserial,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant } from '../db/instant.ts';
import type { PlannedAnswer } from './lender-answer.ts';

/** What happens to a contract (TRACK-73). */
export type ContractingEvent = 'DocumentsSubmittedForSigning' | 'Signed' | 'Cancelled' | 'Verified';

/** Orders as the buyer sees them; vehicle and price are copies made when the order was. */
export const orders = pgTable(
  'orders',
  {
    tenantId: text('tenant_id').notNull(),
    orderNumber: text('order_number').notNull(),
    /** `sub` of the account that the order belongs to. */
    ownerSub: text('owner_sub').notNull(),
    status: text('status').notNull(),
    createdAt: instant('created_at').notNull(),
    dealType: text('deal_type').notNull().$type<'Cash' | 'Finance' | 'Lease'>(),
    dealRefId: text('deal_ref_id').notNull(),
    dealStatus: text('deal_status'),
    paymentStatus: text('payment_status'),
    deliveryType: text('delivery_type').$type<'DELIVERY' | 'PICKUP'>(),
    appointmentAt: instant('appointment_at'),
    idVerificationStatus: text('id_verification_status'),
    vin: text('vin').notNull(),
    vehicle: jsonb('vehicle').notNull().$type<OrderVehicle>(),
    price: jsonb('price').notNull().$type<PriceBreakdown>(),
    /** Names of who buys, the owner first; empty where only the account is known. */
    buyers: jsonb('buyers').notNull().default([]).$type<readonly string[]>(),
    /** The vehicle that is traded in; its figures stand in the price. */
    tradeIn: jsonb('trade_in').$type<OrderTradeIn>(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.orderNumber] }),
    uniqueIndex('orders_by_deal').on(table.tenantId, table.dealRefId),
    index('orders_by_owner').on(table.tenantId, table.ownerSub, table.createdAt),
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
    orderStatus: text('order_status').notNull(),
    /** Deal status that came with this step; null where the deal did not move. */
    dealStatus: text('deal_status'),
    actor: text('actor').notNull().$type<'buyer' | 'dealer' | 'lender' | 'system'>(),
    /** What happened to the contract with this step (TRACK-73). */
    contractingEvent: text('contracting_event').$type<ContractingEvent>(),
    /** Payment status that came with this step. */
    paymentStatus: text('payment_status'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('order_history_by_order').on(table.tenantId, table.orderNumber, table.position),
  ],
);

/** What lenders and buyer have said about the application of a financed order; where it stands is the order's deal status. */
export const lenderDecisions = pgTable(
  'lender_decisions',
  {
    tenantId: text('tenant_id').notNull(),
    orderNumber: text('order_number').notNull(),
    lenderName: text('lender_name'),
    submittedAt: instant('submitted_at').notNull(),
    /** By when the buyer is promised an answer. */
    dueAt: instant('due_at').notNull(),
    /** When the buyer first looked: from then on the sample lender takes its time. */
    firstReadAt: instant('first_read_at'),
    decidedAt: instant('decided_at'),
    respondedAt: instant('responded_at'),
    /** The credit application that the order came of; null for a sample order. */
    applicationId: text('application_id'),
    /** Where the lender's answer is mailed. */
    buyerEmail: text('buyer_email'),
    /** What the sandbox's lender has made up its mind to answer when its time has come; null: approved as asked. */
    plannedAnswer: jsonb('planned_answer').$type<PlannedAnswer>(),
    /** The other terms that a lender offers. */
    counter: jsonb('counter').$type<CounterOffer>(),
    reasons: jsonb('reasons').notNull().default([]).$type<readonly DeclineReason[]>(),
    conditions: jsonb('conditions').notNull().default([]).$type<readonly ApprovalCondition[]>(),
    /** Who holds the lien, collected with the answer. */
    lender: jsonb('lender').$type<Lender>(),
    /** Since when the dealer's system creates the order, and how often it was asked to. */
    preparingSince: instant('preparing_since'),
    preparations: integer('preparations').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.orderNumber] }),
    uniqueIndex('lender_decisions_by_application').on(table.tenantId, table.applicationId),
  ],
);

/** One cart per holder: `sub:…` of an account, or `session:…` of a guest's visit. Prices are never stored. */
export const carts = pgTable(
  'carts',
  {
    tenantId: text('tenant_id').notNull(),
    holder: text('holder').notNull(),
    id: text('id').notNull(),
    vin: text('vin').notNull(),
    purchaseType: text('purchase_type').notNull().$type<PurchaseType>(),
    zipCode: text('zip_code'),
    downPaymentCents: integer('down_payment_cents'),
    termMonths: integer('term_months'),
    /** The shopper's own estimate; null for the tenant's default. A pre-qualification's tier goes before it. */
    creditTier: text('credit_tier'),
    /** Of a lease. */
    annualMiles: integer('annual_miles'),
    /** How the vehicle is to be handed over; null until it is chosen. */
    handOver: jsonb('hand_over').$type<CartHandOver>(),
    /** The incentives of the day of the last change, so that other ones are told; null in carts from before they were kept. */
    incentivesCents: integer('incentives_cents'),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.holder] })],
);
