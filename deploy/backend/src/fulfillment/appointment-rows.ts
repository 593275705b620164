import type { FulfillmentType } from '@forecourt/shared-contracts/fulfillment';
import { and, desc, eq, gte, isNull, ne } from 'drizzle-orm';
import type { TenantStore } from '../db/index.ts';
import { fulfillmentAppointments, fulfillmentSlots } from './fulfillment.tables.ts';

/** A stored appointment. */
export type AppointmentRow = typeof fulfillmentAppointments.$inferSelect;

/** Returns all appointments of an order, newest first. */
export function appointmentsOf(store: TenantStore, orderNumber: string): Promise<AppointmentRow[]> {
  return store.find(fulfillmentAppointments, {
    where: eq(fulfillmentAppointments.orderNumber, orderNumber),
    orderBy: [desc(fulfillmentAppointments.bookedAt)],
  });
}

/** Returns the order's active appointment. */
export function standingAppointment(
  store: TenantStore,
  orderNumber: string,
): Promise<AppointmentRow | undefined> {
  return store.findOne(fulfillmentAppointments, {
    where: and(eq(fulfillmentAppointments.orderNumber, orderNumber), isNull(fulfillmentAppointments.endedAt)),
  });
}

/** Input to count the bookings of other orders. */
export interface BookedSlots {
  readonly type: FulfillmentType;
  readonly from: Date;
  /** The order that asks; its own booking counts as free. */
  readonly exceptOrder: string;
}

/** Returns how many active appointments of other orders start at each instant, keyed by ISO text. */
export async function bookedSlots(
  store: TenantStore,
  { type, from, exceptOrder }: BookedSlots,
): Promise<Map<string, number>> {
  const rows = await store.find(fulfillmentAppointments, {
    where: and(
      eq(fulfillmentAppointments.type, type),
      gte(fulfillmentAppointments.startAt, from),
      isNull(fulfillmentAppointments.endedAt),
      ne(fulfillmentAppointments.orderNumber, exceptOrder),
    ),
  });
  const counts = new Map<string, number>();
  for (const { startAt } of rows) {
    const key = startAt.toISOString();
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/** Prevents anyone else from booking a slot until the transaction ends. */
export async function lockSlot(store: TenantStore, type: FulfillmentType, startAt: Date): Promise<void> {
  await store.insertMissing(fulfillmentSlots, [{ type, startAt }]);
  await store.findOne(fulfillmentSlots, {
    where: and(eq(fulfillmentSlots.type, type), eq(fulfillmentSlots.startAt, startAt)),
    forUpdate: true,
  });
}

/** Ends the active appointment for a reason; a no-op without one. */
export async function endAppointment(
  store: TenantStore,
  id: string,
  { because, at }: { readonly because: NonNullable<AppointmentRow['endedBecause']>; readonly at: Date },
): Promise<void> {
  await store.update(
    fulfillmentAppointments,
    { endedAt: at, endedBecause: because },
    and(eq(fulfillmentAppointments.id, id), isNull(fulfillmentAppointments.endedAt)),
  );
}
