import type { FulfillmentPlace } from '@forecourt/shared-contracts/fulfillment';
import {
  formatDateAt,
  formatExactCurrency,
  formatTimeAt,
  zoneNameAt,
} from '@forecourt/shared-contracts/formats';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import { mailSubject, mailText, visitLocale } from '../mail-texts/index.ts';
import type { BookedAppointment } from './book-appointment.ts';

/** The data of a mail about an appointment. */
export interface AppointmentMail {
  readonly tenant: Tenant;
  readonly orderNumber: string;
  readonly vehicleName: string;
  readonly siteOrigin: string;
}

interface Written {
  readonly subject: string;
  readonly body: string;
}

function addressLines({ name, line1, line2, city, state, zip }: FulfillmentPlace): string {
  return [name, line1, line2, `${city}, ${state} ${zip}`].filter(Boolean).join('\n');
}

function vehicleLine({ vehicleName, orderNumber }: AppointmentMail): string {
  return mailText('appointment.vehicle', { name: vehicleName, orderNumber });
}

function orderLink({ siteOrigin, orderNumber }: AppointmentMail): string {
  return new URL(`/fulfillment/${orderNumber}`, siteOrigin).href;
}

/**
 * Returns the mail after booking or moving an appointment. Times are in the time zone of its place (TRACK-115), with the zone's name.
 */
export function bookedMail(
  mail: AppointmentMail,
  { slot, resolved, isRescheduled }: BookedAppointment,
): Written {
  const { brandName, contact } = mail.tenant;
  const { timeZone = contact.timeZone } = resolved.place;
  const what = resolved.type === 'DELIVERY' ? 'delivery' : 'pickup';
  const day = formatDateAt(slot.startAt, timeZone, visitLocale());
  const window = [slot.startAt, slot.endAt]
    .map((at) => formatTimeAt(at, timeZone, visitLocale()))
    .join(' – ');
  const fee =
    resolved.feeCents === 0
      ? mailText('appointment.noFee')
      : mailText(`appointment.${what}.fee`, { amount: formatExactCurrency(resolved.feeCents) });
  return {
    subject: mailSubject(
      brandName,
      mailText(`appointment.${what}.${isRescheduled ? 'moved' : 'booked'}`, { day }),
    ),
    body: [
      vehicleLine(mail),
      mailText('appointment.when', { day, window, zone: zoneNameAt(slot.startAt, timeZone) }),
      addressLines(resolved.place),
      fee,
      ...(resolved.creditCents > 0
        ? [mailText('appointment.credit', { amount: formatExactCurrency(resolved.creditCents) })]
        : []),
      mailText('appointment.link', { link: orderLink(mail) }),
      mailText('questions', { phone: contact.phoneAbbreviation }),
    ].join('\n\n'),
  };
}

/** Returns the mail after an appointment was canceled. */
export function canceledMail(mail: AppointmentMail): Written {
  return {
    subject: mailSubject(mail.tenant.brandName, mailText('appointment.canceledSubject')),
    body: [
      vehicleLine(mail),
      mailText('appointment.cancelled'),
      mailText('appointment.again', { link: orderLink(mail) }),
      mailText('questions', { phone: mail.tenant.contact.phoneAbbreviation }),
    ].join('\n\n'),
  };
}

/** Returns the mail to the dealer's mailbox after the buyer answered that the vehicle is there, in English as all of the dealer's. */
export function receivedMail({ tenant, orderNumber, vehicleName }: AppointmentMail): Written {
  return {
    subject: `${tenant.brandName}: a buyer has their car, order ${orderNumber}`,
    body: [
      `Order ${orderNumber}: ${vehicleName}`,
      'The buyer says that they have this car. Please check the hand-over and complete the order.',
    ].join('\n\n'),
  };
}
