import { and, inArray, isNull } from 'drizzle-orm';
import type { TenantStore } from '../db/index.ts';
import { fulfillmentAppointments } from '../fulfillment/fulfillment.tables.ts';
import type { OrderRow } from './order-rows.ts';

/**
 * Returns the time zones, IANA names, of the places of several orders' active appointments, by order number; none of one that does not say it, as
 * of one that the dealer made by phone. Reads nothing if no order has an appointment.
 */
export async function appointmentZones(
  store: TenantStore,
  orders: readonly Pick<OrderRow, 'orderNumber' | 'appointmentAt'>[],
): Promise<ReadonlyMap<string, string>> {
  const numbers = orders.filter(({ appointmentAt }) => appointmentAt).map(({ orderNumber }) => orderNumber);
  if (numbers.length === 0) return new Map();
  const { orderNumber, endedAt } = fulfillmentAppointments;
  const rows = await store.find(fulfillmentAppointments, {
    where: and(inArray(orderNumber, numbers), isNull(endedAt)),
  });
  return new Map(
    rows.flatMap((row) => (row.place.timeZone ? [[row.orderNumber, row.place.timeZone] as const] : [])),
  );
}
