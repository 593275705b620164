import type { OrderVehicle } from '@forecourt/shared-contracts/commerce';
import type { PriceBreakdown } from '@forecourt/shared-contracts/pricing';
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
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.orderNumber] })],
);

/** One cart per holder: `sub:…` of an account, or `session:…` of a guest's visit. Prices are never stored. */
export const carts = pgTable(
  'carts',
  {
    tenantId: text('tenant_id').notNull(),
    holder: text('holder').notNull(),
    id: text('id').notNull(),
    vin: text('vin').notNull(),
    purchaseType: text('purchase_type').notNull().$type<'Cash' | 'Finance'>(),
    zipCode: text('zip_code'),
    downPaymentCents: integer('down_payment_cents'),
    termMonths: integer('term_months'),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.holder] })],
);
