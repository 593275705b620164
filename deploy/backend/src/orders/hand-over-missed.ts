import { handOverStatus } from '@forecourt/shared-contracts/fulfillment';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import type { OrderRow } from './order-rows.ts';

type Booked = Pick<OrderRow, 'appointmentAt' | 'appointmentEndAt' | 'deliveryType'>;

/**
 * Returns the window of an order's appointment, as ISO instants, UTC; null without one. One that the dealer made by phone is as long as the
 * tenant's own windows.
 */
export function appointmentWindow(
  { appointmentAt, appointmentEndAt, deliveryType }: Booked,
  { fulfillment: { delivery, pickup } }: Pick<Tenant, 'fulfillment'>,
): { readonly startAt: string; readonly endAt: string } | null {
  if (!appointmentAt) return null;
  const minutes = deliveryType === 'PICKUP' ? pickup.windowMinutes : delivery.windowMinutes;
  const endAt = appointmentEndAt ?? new Date(appointmentAt.getTime() + minutes * 60_000);
  return { startAt: appointmentAt.toISOString(), endAt: endAt.toISOString() };
}

/**
 * Whether the appointment of an order may not have taken place at `now`: the dealer's system reported so, or its time is over and neither the
 * dealer nor the buyer has confirmed it (TRACK-90). False without one, and once the order is delivered or canceled.
 */
export function isHandOverMissed(
  order: Booked & Pick<OrderRow, 'status' | 'handOverFailedAt' | 'handOverReceivedAt'>,
  tenant: Pick<Tenant, 'fulfillment'>,
  now: Date,
): boolean {
  const appointment = appointmentWindow(order, tenant);
  const hasFailed = order.handOverFailedAt !== null;
  const facts = { orderStatus: order.status, appointment, hasFailed, wasCanceled: false };
  const status = handOverStatus(facts, now);
  return status === 'Failed' || (status === 'Unconfirmed' && !order.handOverReceivedAt);
}
