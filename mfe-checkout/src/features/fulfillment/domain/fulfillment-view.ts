import type { Order } from '@forecourt/shared-contracts/commerce';
import type { Fulfillment } from '@forecourt/shared-contracts/fulfillment';
import type { ProgressStep } from '@forecourt/shared-contracts/progress';
import { isPaymentAsked } from '../../../domain/order-steps.ts';
import type { FulfillmentDraft } from './fulfillment-draft.ts';

/** The screens of this step: the appointment; where, when and review lead to one. */
export type FulfillmentView = 'booked' | 'where' | 'when' | 'review';

type BookingState = Pick<Fulfillment, 'appointment' | 'canChange' | 'chosen'>;
type Entered = Pick<FulfillmentDraft, 'quote' | 'startAt'>;

/** Whether the place is known from the cart, so that only a time is asked for (BUY-70). */
function isPlaced(
  { appointment, chosen }: Pick<BookingState, 'appointment' | 'chosen'>,
  draft: Entered,
): boolean {
  return appointment === null && chosen !== undefined && draft.quote !== null;
}

/** Whether the appointment has taken place or was canceled, so that nothing of it can be changed. */
export function isAppointmentOver({ status }: Pick<Fulfillment, 'status'>): boolean {
  return status === 'Completed' || status === 'Cancelled';
}

/** How serious the status of an appointment is: one that did not take place is never shown as a success (TRACK-90). */
export function appointmentSeverity({
  status,
}: Pick<Fulfillment, 'status'>): 'success' | 'warning' | 'error' {
  switch (status) {
    case 'Failed':
      return 'error';
    case 'Unconfirmed':
      return 'warning';
    default:
      return 'success';
  }
}

/**
 * Whether a coming appointment waits for the buyer's payment: the contract promises the vehicle once it was received. One on its way is not
 * asked for again; the rest of one that was paid in part is.
 */
export function isPaymentFirst(
  status: Fulfillment['status'],
  steps: readonly ProgressStep[],
  paymentInfo: Order['paymentInfo'],
): boolean {
  return status === 'Requested' && isPaymentAsked(steps, paymentInfo);
}

/** Whether the order can be delivered or picked up at all. */
export function isHandOverOffered({
  isDeliveryOffered,
  pickupPlaces,
}: Pick<Fulfillment, 'isDeliveryOffered' | 'pickupPlaces'>): boolean {
  return isDeliveryOffered || pickupPlaces.length > 0;
}

/** Returns the path, below the step's own, at which scheduling starts. */
export function beginPath(standing: Pick<BookingState, 'appointment' | 'chosen'>, draft: Entered): string {
  if (isPlaced(standing, draft)) return 'when';
  return standing.appointment ? 'change' : '';
}

/** Returns the path, below the step's own, of the choice of pickup or delivery and its place. */
export function wherePath({ appointment, chosen }: Pick<BookingState, 'appointment' | 'chosen'>): string {
  return appointment || chosen ? 'change' : '';
}

/**
 * Returns the screen of a path, undefined where it cannot be shown yet: choosing a time needs a location with its fee, the review a chosen
 * time, and a change an appointment, or a choice made with the cart, that can still be changed. A place chosen with the cart is not asked for again.
 */
export function fulfillmentView(
  childPath: string,
  standing: BookingState,
  draft: Entered,
): FulfillmentView | undefined {
  if (childPath === '') return firstView(standing, draft);
  const hasPlace = draft.quote !== null;
  const views: Readonly<Record<string, FulfillmentView | false>> = {
    change: wherePath(standing) !== '' && 'where',
    when: hasPlace && 'when',
    review: hasPlace && draft.startAt !== '' && 'review',
  };
  return (standing.canChange && views[childPath]) || undefined;
}

function firstView(standing: BookingState, draft: Entered): FulfillmentView | undefined {
  if (standing.appointment) return 'booked';
  return standing.canChange && isPlaced(standing, draft) ? undefined : 'where';
}
