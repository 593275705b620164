import { formatDateOn, formatPhone, vehicleName } from '@forecourt/shared-contracts/formats';
import type { Vehicle } from '@forecourt/shared-contracts/inventory';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import { mailSubject, mailText, visitLocale } from '../mail-texts/index.ts';
import type { LeadRow } from './lead-rows.ts';

/** The data of the mails about a lead. `vehicle` is undefined for a general question. */
export interface LeadMailInput {
  readonly tenant: Tenant;
  readonly lead: LeadRow;
  readonly vehicle: Vehicle | undefined;
  readonly siteOrigin: string;
}

interface Written {
  readonly subject: string;
  readonly body: string;
}

/** What the site calls the states of a vehicle, in the dealer's language. */
const labels: Readonly<Record<Vehicle['availability'], string>> = {
  Available: 'Available',
  PendingSale: 'Sale Pending',
  Sold: 'Sold',
  Deleted: 'Deleted',
};

function vehicleLines({ vehicle, siteOrigin }: LeadMailInput): string[] {
  if (!vehicle) return [];
  const { trim, stockNumber, vin, availability, dealer, path } = vehicle;
  return [
    [
      `${vehicleName(vehicle)} ${trim}`.trim(),
      `Stock ${stockNumber}, VIN ${vin}, ${labels[availability]}`,
      `At ${dealer.name}, ${dealer.city}, ${dealer.state}`,
      new URL(path, siteOrigin).href,
    ].join('\n'),
  ];
}

/**
 * Returns the mail to the dealer's mailbox: who asks, about what, and the permitted use of the phone number.
 * The subject contains only validated names and our own words; free text is only in the body.
 */
export function dealerMail(mail: LeadMailInput): Written {
  const { tenant, lead, vehicle } = mail;
  const what = lead.kind === 'contact' ? 'question' : 'test drive request';
  const about = vehicle ? ` about a ${vehicleName(vehicle)}` : '';
  const phone = lead.phoneNumber
    ? `Phone: ${formatPhone(lead.phoneNumber)} (agreed to be called or texted about this request)`
    : 'Phone: none given; please answer by email';
  return {
    subject: `${tenant.brandName}: ${what} ${lead.reference}${about}`,
    body: [
      `${lead.firstName} ${lead.lastName} has sent you a ${what}${about}.`,
      `Email: ${lead.email}\n${phone}`,
      ...(lead.kind === 'test-drive' ? [`Preferred day: ${dayOf(lead)}`] : []),
      ...(lead.comments ? [`They wrote:\n${lead.comments}`] : []),
      ...vehicleLines(mail),
      `Reference: ${lead.reference}`,
    ].join('\n\n'),
  };
}

/**
 * Returns the mail that confirms receipt to the shopper, in the language of the visit. It repeats no free
 * text: anyone who types a stranger's address cannot send them a message of their own.
 */
export function shopperMail(mail: LeadMailInput): Written {
  const { tenant, lead, vehicle } = mail;
  const { kind, preferredOn, reference } = lead;
  const day = preferredOn ? formatDateOn(preferredOn, visitLocale()) : mailText('lead.anyDay');
  return {
    subject: mailSubject(tenant.brandName, mailText(`lead.${kind}.subject`)),
    body: [
      vehicle
        ? mailText(`lead.${kind}.thanksAbout`, { name: vehicleName(vehicle) })
        : mailText(`lead.${kind}.thanks`),
      ...(kind === 'test-drive' ? [mailText('lead.day', { day })] : []),
      ...(vehicle ? [new URL(vehicle.path, mail.siteOrigin).href] : []),
      mailText('lead.reference', { reference }),
      mailText('lead.notYou'),
      mailText('questions', { phone: tenant.contact.phoneAbbreviation }),
    ].join('\n\n'),
  };
}

function dayOf({ preferredOn }: LeadRow): string {
  return preferredOn ? formatDateOn(preferredOn) : 'any day';
}
