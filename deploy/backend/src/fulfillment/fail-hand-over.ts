import { isOrderEnded } from '@forecourt/shared-contracts/commerce';
import { eq } from 'drizzle-orm';
import { writeAudit } from '../audit/index.ts';
import type { TenantStore } from '../db/index.ts';
import { orders } from '../orders/orders.tables.ts';
import { mailHandOver, type HandOverMail } from './hand-over-mail.ts';

/** A report of the dealer's system about an order's appointment. */
export interface HandOverReport {
  readonly orderNumber: string;
  readonly at: Date;
}

/**
 * Takes the report of a dealer's system that a hand-over did not take place: its status is Failed (TRACK-90) until the buyer books another
 * appointment, and the buyer gets a mail. Returns false and changes nothing for an unknown order, one without an appointment, and one that is
 * delivered or canceled. A repeated report changes and mails nothing.
 */
export function failHandOver(
  mail: HandOverMail,
  store: TenantStore,
  { orderNumber, at }: HandOverReport,
): Promise<boolean> {
  const where = eq(orders.orderNumber, orderNumber);
  return store.transaction(async (inner) => {
    const order = await inner.findOne(orders, { where, forUpdate: true });
    if (!order?.appointmentAt || isOrderEnded(order.status)) return false;
    if (order.handOverFailedAt) return true;
    await inner.update(orders, { handOverFailedAt: at }, where);
    const state = { from: order.status, to: order.status, details: ['HandOverFailed'] };
    const subject = { subject: 'order', subjectId: orderNumber, orderNumber } as const;
    await writeAudit(inner, [{ ...subject, ...state, at, role: 'dealer' }]);
    await mailHandOver(mail, inner, { order, startAt: order.appointmentAt, what: 'failed' });
    return true;
  });
}
