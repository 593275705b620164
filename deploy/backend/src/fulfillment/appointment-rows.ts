import type { FulfillmentType } from '@forecourt/shared-contracts/fulfillment';
import { and, desc, eq, gte, isNull, ne } from 'drizzle-orm';
import type { TenantStore } from '../db/index.ts';
import { appointments, appointmentSlots } from './fulfillment.tables.ts';

/** A stored appointment. */
export type AppointmentRow = typeof appointments.$inferSelect;

/** Returns all appointments of an order, newest first. */
export function appointmentsOf(store: TenantStore, orderNumber: string): Promise<AppointmentRow[]> {
  return store.find(appointments, {
    where: eq(appointments.orderNumber, orderNumber),
    orderBy: [desc(appointments.bookedAt)],
  });
}

/** Returns the order's active appointment. */
export function standingAppointment(
  store: TenantStore,
  orderNumber: string,
): Promise<AppointmentRow | undefined> {
  return store.findOne(appointments, {
    where: and(eq(appointments.orderNumber, orderNumber), isNull(appointments.endedAt)),
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
  const rows = await store.find(appointments, {
    where: and(
      eq(appointments.type, type),
      gte(appointments.startAt, from),
      isNull(appointments.endedAt),
      ne(appointments.orderNumber, exceptOrder),
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
  await store.insertMissing(appointmentSlots, [{ type, startAt }]);
  await store.findOne(appointmentSlots, {
    where: and(eq(appointmentSlots.type, type), eq(appointmentSlots.startAt, startAt)),
    forUpdate: true,
  });
}

/** Ends the active appointment for a reason; a no-op without one. */
export async function endAppointment(
  store: TenantStore,
  id: string,
  { because, at }: { readonly because: 'RESCHEDULED' | 'CANCELLED'; readonly at: Date },
): Promise<void> {
  await store.update(
    appointments,
    { endedAt: at, endedBecause: because },
    and(eq(appointments.id, id), isNull(appointments.endedAt)),
  );
}
