import { isOrderEnded } from '@forecourt/shared-contracts/commerce';
import { formatDateAt, vehicleName } from '@forecourt/shared-contracts/formats';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import { eq } from 'drizzle-orm';
import { writeAudit } from '../audit/index.ts';
import type { TenantStore } from '../db/index.ts';
import { inLocale, mailBody, mailSubject, mailText, visitLocale } from '../mail-texts/index.ts';
import type { OrderRow } from '../orders/index.ts';
import { orders } from '../orders/orders.tables.ts';
import type { Outbox } from '../outbox/index.ts';
import { findSigningPackage } from '../signing/index.ts';

/** A report of the dealer's system about an order's appointment. */
export interface HandOverReport {
  readonly orderNumber: string;
  readonly at: Date;
}

/** What the mail about the report needs. */
export interface HandOverMail {
  readonly outbox: Outbox;
  readonly tenant: Tenant;
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
    await notifyBuyer(mail, inner, { order, startAt: order.appointmentAt });
    return true;
  });
}

interface Failed {
  readonly order: OrderRow;
  readonly startAt: Date;
}

/** Goes to the address that the signed contract went to, in its language; none is known before it. */
async function notifyBuyer(
  { outbox, tenant }: HandOverMail,
  store: TenantStore,
  { order: { orderNumber, vehicle }, startAt }: Failed,
): Promise<void> {
  const signing = await findSigningPackage(store, orderNumber);
  const recipient = signing?.buyerEmail;
  if (!recipient) return;
  const written = inLocale(signing.language ?? 'en', () => ({
    subject: mailSubject(tenant.brandName, mailText('appointment.failedSubject')),
    body: mailBody(
      tenant,
      [
        mailText('appointment.vehicle', { name: vehicleName(vehicle), orderNumber }),
        mailText('appointment.failed', {
          day: formatDateAt(startAt.toISOString(), tenant.contact.timeZone, visitLocale()),
        }),
      ],
      { text: 'appointment.again', path: `/fulfillment/${orderNumber}` },
    ),
  }));
  await outbox.send(store.db, { tenantId: tenant.id, channel: 'email', recipient, ...written });
}
