import { formatDateAt, vehicleName } from '@forecourt/shared-contracts/formats';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import type { TenantStore } from '../db/index.ts';
import { inLocale, mailBody, mailSubject, mailText, visitLocale } from '../mail-texts/index.ts';
import { appointmentZones, orderMailAddress, type OrderRow } from '../orders/index.ts';
import type { Outbox } from '../outbox/index.ts';
import { findSigningPackage } from '../signing/index.ts';

/** What a mail about a hand-over that may not have taken place needs. */
export interface HandOverMail {
  readonly outbox: Outbox;
  readonly tenant: Tenant;
}

interface PastHandOver {
  readonly order: OrderRow;
  readonly startAt: Date;
  /** The dealer's system reported that it did not take place, or nobody has confirmed it. */
  readonly what: 'failed' | 'unconfirmed';
}

const nextOf = { failed: 'appointment.again', unconfirmed: 'appointment.answer' } as const;

/** Mails the buyer in the language of the signed contract; nobody before it. */
export async function mailHandOver(
  { outbox, tenant }: HandOverMail,
  store: TenantStore,
  { order, startAt, what }: PastHandOver,
): Promise<void> {
  const { orderNumber, vehicle } = order;
  const signing = await findSigningPackage(store, orderNumber);
  const recipient = signing && (await orderMailAddress(store, signing));
  if (!recipient) return;
  const timeZone = (await appointmentZones(store, [order])).get(orderNumber) ?? tenant.contact.timeZone;
  const written = inLocale(signing.language ?? 'en', () => ({
    subject: mailSubject(tenant.brandName, mailText(`appointment.${what}Subject`)),
    body: mailBody(
      tenant,
      [
        mailText('appointment.vehicle', { name: vehicleName(vehicle), orderNumber }),
        mailText(`appointment.${what}`, {
          day: formatDateAt(startAt.toISOString(), timeZone, visitLocale()),
        }),
      ],
      { text: nextOf[what], path: `/fulfillment/${orderNumber}` },
    ),
  }));
  await outbox.send(store.db, { tenantId: tenant.id, channel: 'email', recipient, ...written });
}
