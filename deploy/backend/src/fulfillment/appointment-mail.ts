import type { FulfillmentPlace } from '@forecourt/shared-contracts/fulfillment';
import { zoneNameAt } from '@forecourt/shared-contracts/fulfillment';
import { formatDateAt, formatExactCurrency, formatTimeWindow } from '@forecourt/shared-contracts/formats';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import type { Booked } from './book-appointment.ts';

/** What a mail about an appointment is made of. */
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

function orderLink({ siteOrigin, orderNumber }: AppointmentMail): string {
  return new URL(`/fulfillment/${orderNumber}`, siteOrigin).href;
}

/** The mail after booking or moving an appointment. Times are those of the dealer's clock, with the zone's name. */
export function bookedMail(mail: AppointmentMail, { slot, resolved, isRescheduled }: Booked): Written {
  const { timeZone, phoneAbbreviation } = mail.tenant.contact;
  const what = resolved.type === 'DELIVERY' ? 'delivery' : 'pickup';
  const day = formatDateAt(slot.startAt, timeZone);
  const window = formatTimeWindow(slot.startAt, slot.endAt, timeZone);
  const fee =
    resolved.feeCents === 0
      ? 'No fee.'
      : `Fee due at the ${what}: ${formatExactCurrency(resolved.feeCents)}.`;
  return {
    subject: `${mail.tenant.brandName}: your ${what} is ${isRescheduled ? 'moved to' : 'on'} ${day}`,
    body: [
      `${mail.vehicleName}, order ${mail.orderNumber}`,
      `${day}, ${window} (${zoneNameAt(slot.startAt, timeZone)})`,
      addressLines(resolved.place),
      fee,
      `See, change or cancel it: ${orderLink(mail)}`,
      `Questions? Call ${phoneAbbreviation}.`,
    ].join('\n\n'),
  };
}

/** The mail after an appointment was given up. */
export function cancelledMail(mail: AppointmentMail): Written {
  return {
    subject: `${mail.tenant.brandName}: your appointment is cancelled`,
    body: [
      `${mail.vehicleName}, order ${mail.orderNumber}`,
      'Your appointment is cancelled. The rest of your order stays as it is.',
      `Choose another time: ${orderLink(mail)}`,
      `Questions? Call ${mail.tenant.contact.phoneAbbreviation}.`,
    ].join('\n\n'),
  };
}
