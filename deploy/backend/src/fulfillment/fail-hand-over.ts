import { isOrderEnded } from '@forecourt/shared-contracts/commerce';
import { eq } from 'drizzle-orm';
import { writeAudit } from '../audit/index.ts';
import type { TenantStore } from '../db/index.ts';
import { orders } from '../orders/orders.tables.ts';

/** A report of the dealer's system about an order's appointment. */
export interface HandOverReport {
  readonly orderNumber: string;
  readonly at: Date;
}

/**
 * Takes the report of a dealer's system that a hand-over did not take place: its status is Failed (TRACK-90) until the buyer books another
 * appointment. Returns false and changes nothing for an unknown order, one without an appointment, and one that is delivered or canceled. A
 * repeated report changes nothing.
 */
export function failHandOver(store: TenantStore, { orderNumber, at }: HandOverReport): Promise<boolean> {
  const where = eq(orders.orderNumber, orderNumber);
  return store.transaction(async (inner) => {
    const order = await inner.findOne(orders, { where, forUpdate: true });
    if (!order?.appointmentAt || isOrderEnded(order.status)) return false;
    if (order.handOverFailedAt) return true;
    await inner.update(orders, { handOverFailedAt: at }, where);
    const state = { from: order.status, to: order.status, details: ['HandOverFailed'] };
    const subject = { subject: 'order', subjectId: orderNumber, orderNumber } as const;
    await writeAudit(inner, [{ ...subject, ...state, at, role: 'dealer' }]);
    return true;
  });
}
