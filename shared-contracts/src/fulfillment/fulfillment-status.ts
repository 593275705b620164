import { orderStage } from '../commerce/order-stage.ts';
import type { ReportedOrderStatus } from '../commerce/order-status.ts';
import type { FulfillmentStatus } from './fulfillment.ts';

/** Inputs of the handover status. */
export interface FulfillmentSnapshot {
  readonly orderStatus: ReportedOrderStatus;
  /** The current appointment, if any. */
  readonly appointment: { readonly startAt: string; readonly endAt: string } | null;
  /** Whether the dealer's system has reported that this appointment did not take place. */
  readonly hasFailed: boolean;
  /** Whether an earlier appointment was canceled. */
  readonly wasCanceled: boolean;
}

/**
 * Status of a handover (TRACK-90 names the statuses; their transitions are our own choice): Completed once the order is delivered;
 * Cancelled once the order is, or after the buyer has canceled an appointment; Draft before any; Requested until its window starts; In
 * progress within it; Unconfirmed after it, until the dealer confirms that the vehicle was handed over; Failed once the dealer's own system reports
 * that it was not, until another appointment is booked.
 */
export function handOverStatus(snapshot: FulfillmentSnapshot, now: Date): FulfillmentStatus {
  const { orderStatus, appointment, hasFailed, wasCanceled } = snapshot;
  const stage = orderStage(orderStatus);
  if (stage === 'delivered') return 'Completed';
  if (stage === 'canceled') return 'Cancelled';
  if (!appointment) return wasCanceled ? 'Cancelled' : 'Draft';
  if (hasFailed) return 'Failed';
  if (now < new Date(appointment.startAt)) return 'Requested';
  return now < new Date(appointment.endAt) ? 'In progress' : 'Unconfirmed';
}

/**
 * Whether an appointment can still be changed: until the cutoff before it, and again once its window has passed without a handover, so that
 * a missed appointment is not a dead end.
 */
export function canChangeAppointment(
  { startAt, endAt }: { readonly startAt: string; readonly endAt: string },
  cutoffHours: number,
  now: Date,
): boolean {
  return now >= new Date(endAt) || now < changeUntil(startAt, cutoffHours);
}

/** The last instant at which an appointment can be changed. */
export function changeUntil(startAt: string, cutoffHours: number): Date {
  return new Date(Date.parse(startAt) - cutoffHours * 60 * 60 * 1000);
}
