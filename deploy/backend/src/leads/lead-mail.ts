import { formatDateOn, formatPhone } from '@forecourt/shared-contracts/formats';
import type { Vehicle } from '@forecourt/shared-contracts/inventory';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import { mailSubject, mailText, visitLocale } from '../mail-texts/index.ts';
import type { LeadRow } from './lead-rows.ts';

/** What the mails about a lead are made of. `vehicle` is undefined for a question about nothing in particular. */
export interface LeadTelling {
  readonly tenant: Tenant;
  readonly lead: LeadRow;
  readonly vehicle: Vehicle | undefined;
  readonly siteOrigin: string;
}

interface Written {
  readonly subject: string;
  readonly body: string;
}

const nameOf = ({ year, make, model }: Vehicle) => `${year} ${make} ${model}`;

function vehicleLines({ vehicle, siteOrigin }: LeadTelling): string[] {
  if (!vehicle) return [];
  const { trim, stockNumber, vin, availability, dealer, path } = vehicle;
  return [
    [
      `${nameOf(vehicle)} ${trim}`.trim(),
      `Stock ${stockNumber}, VIN ${vin}, ${availability}`,
      `At ${dealer.name}, ${dealer.city}, ${dealer.state}`,
      new URL(path, siteOrigin).href,
    ].join('\n'),
  ];
}

/**
 * The mail to the dealer's mailbox: who asks, about what, and what may be done with the phone number. Only checked names and our own words
 * stand in the subject; what was written freely stands in the body alone.
 */
export function dealerMail(telling: LeadTelling): Written {
  const { tenant, lead, vehicle } = telling;
  const what = lead.kind === 'contact' ? 'question' : 'test drive request';
  const about = vehicle ? ` about a ${nameOf(vehicle)}` : '';
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
      ...vehicleLines(telling),
      `Reference: ${lead.reference}`,
    ].join('\n\n'),
  };
}

/**
 * The mail to the shopper that it has arrived, in the language of the visit. It repeats nothing that was written freely: whoever types a stranger's address can send them
 * no words of their own.
 */
export function shopperMail(telling: LeadTelling): Written {
  const { tenant, lead, vehicle } = telling;
  const { kind, preferredOn, reference } = lead;
  const day = preferredOn ? formatDateOn(preferredOn, visitLocale()) : mailText('lead.anyDay');
  return {
    subject: mailSubject(tenant.brandName, mailText(`lead.${kind}.subject`)),
    body: [
      vehicle
        ? mailText(`lead.${kind}.thanksAbout`, { name: nameOf(vehicle) })
        : mailText(`lead.${kind}.thanks`),
      ...(kind === 'test-drive' ? [mailText('lead.day', { day })] : []),
      ...(vehicle ? [new URL(vehicle.path, telling.siteOrigin).href] : []),
      mailText('lead.reference', { reference }),
      mailText('lead.notYou'),
      mailText('questions', { phone: tenant.contact.phoneAbbreviation }),
    ].join('\n\n'),
  };
}

function dayOf({ preferredOn }: LeadRow): string {
  return preferredOn ? formatDateOn(preferredOn) : 'any day';
}
