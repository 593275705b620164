import type {
  FulfillmentPlace,
  FulfillmentType,
  PickupLocation,
} from '@forecourt/shared-contracts/fulfillment';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, real, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from '../db/index.ts';

/** Appointments of orders, one row per booking; an order has at most one that is active. */
export const fulfillmentAppointments = pgTable(
  'fulfillment_appointments',
  {
    tenantId: text('tenant_id').notNull(),
    id: text('id').notNull(),
    orderNumber: text('order_number').notNull(),
    type: text('type').notNull().$type<FulfillmentType>(),
    location: text('location').$type<PickupLocation>(),
    place: jsonb('place').notNull().$type<FulfillmentPlace>(),
    feeCents: integer('fee_cents').notNull(),
    distanceMiles: real('distance_miles'),
    instructions: text('instructions').notNull(),
    startAt: instant('start_at').notNull(),
    endAt: instant('end_at').notNull(),
    bookedAt: instant('booked_at').notNull(),
    endedAt: instant('ended_at'),
    /** Why it is no longer active: moved to another slot, moved after the dealer reported it as failed, or canceled. */
    endedBecause: text('ended_because').$type<'RESCHEDULED' | 'FAILED' | 'CANCELLED'>(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('fulfillment_appointments_by_order').on(table.tenantId, table.orderNumber, table.bookedAt),
    index('fulfillment_appointments_by_start').on(table.tenantId, table.type, table.startAt),
    uniqueIndex('fulfillment_appointments_standing')
      .on(table.tenantId, table.orderNumber)
      .where(sql`${table.endedAt} is null`),
  ],
);

/**
 * One row per slot ever requested; bookings of the same slot lock it, so that the last place is given out
 * once.
 */
export const fulfillmentSlots = pgTable(
  'fulfillment_slots',
  {
    tenantId: text('tenant_id').notNull(),
    type: text('type').notNull().$type<FulfillmentType>(),
    startAt: instant('start_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.type, table.startAt] })],
);
