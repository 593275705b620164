import { eq } from 'drizzle-orm';
import { writeAudit } from '../audit/index.ts';
import type { TenantStore } from '../db/index.ts';
import { fail, type Failure } from '../http/index.ts';
import { orders } from '../orders/orders.tables.ts';
import { fulfillmentView } from './fulfillment-view.ts';
import type { OrderSite } from './order-site.ts';

/** The buyer's answer that the vehicle of an appointment is there. */
export interface ReceivedAnswer {
  readonly appointmentId: string;
  readonly actorSub: string;
  readonly now: Date;
}

/**
 * Records the answer on a locked order and in its trail; the order's status stays the dealer's to set. Returns whether it is new: a repeated
 * one changes nothing. Refuses an appointment that was changed, is still to come, failed, or is over already.
 */
export async function recordReceived(
  store: TenantStore,
  site: OrderSite,
  { appointmentId, actorSub, now }: ReceivedAnswer,
): Promise<boolean | Failure<'error.fulfillment.changedMeanwhile'>> {
  const { orderNumber, status, handOverReceivedAt } = site.order;
  const seen = await fulfillmentView(store, site, now);
  if (seen.status !== 'Unconfirmed' || seen.appointment?.id !== appointmentId)
    return fail('error.fulfillment.changedMeanwhile', 'appointmentId');
  if (handOverReceivedAt) return false;
  await store.update(orders, { handOverReceivedAt: now }, eq(orders.orderNumber, orderNumber));
  const state = { from: status, to: status, details: ['VehicleReceived'] };
  const subject = { subject: 'order', subjectId: orderNumber, orderNumber } as const;
  await writeAudit(store, [{ ...subject, ...state, at: now, role: 'buyer', actorSub }]);
  return true;
}
