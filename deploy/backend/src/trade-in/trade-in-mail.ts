import {
  formatExactCurrency,
  formatMomentAt,
  vehicleName,
  zoneNameAt,
} from '@forecourt/shared-contracts/formats';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import { mailSubject, mailText, visitLocale } from '../mail-texts/index.ts';
import type { Outbox } from '../outbox/index.ts';
import type { TenantStore } from '../db/index.ts';
import { subOfHolder } from '../visit/index.ts';
import type { TradeInRow } from './trade-in-rows.ts';
import { valueOf } from './trade-in-view.ts';

interface TradeInMail {
  readonly tenant: Tenant;
  readonly row: TradeInRow;
}

const nameOf = ({ answers: { vehicle } }: TradeInRow) => vehicleName(vehicle);

function offerLines({ tenant, row }: TradeInMail): string[] {
  const value = valueOf(row);
  if (!value || !row.validUntil) return [];
  const { timeZone } = tenant.contact;
  const until = formatMomentAt(row.validUntil.toISOString(), timeZone, visitLocale());
  const parts = [
    ['valuation', value.valuationCents],
    ['boost', value.dealerBoostCents],
    ['incentive', value.tenantIncentiveCents],
    ['total', value.totalCents],
  ] as const;
  return [
    parts
      .filter(([name, cents]) => name === 'valuation' || cents !== 0)
      .map(([name, cents]) => mailText(`tradeIn.${name}`, { amount: formatExactCurrency(cents) }))
      .join('\n'),
    mailText('tradeIn.until', { until }),
  ];
}

/** The mail sent for each state; a vehicle that is not bought at all is only reported on the page. */
const mailOfState = {
  Available: 'offer',
  PendingReview: 'review',
  Denied: 'denied',
  Ineligible: undefined,
} as const;

/**
 * Mails the result of a request for an offer, in the transaction of `store`; to a guest with the note that the page
 * knows them only in their browser. Without an address nothing is sent.
 */
export async function mailTradeIn(outbox: Outbox, store: TenantStore, mail: TradeInMail): Promise<void> {
  const { tenant, row } = mail;
  const kind = mailOfState[row.state];
  if (!kind || !row.email) return;
  const zone = zoneNameAt(new Date(), tenant.contact.timeZone);
  await outbox.send(store.db, {
    tenantId: tenant.id,
    channel: 'email',
    recipient: row.email,
    subject: mailSubject(tenant.brandName, mailText(`tradeIn.${kind}.subject`)),
    body: [
      mailText(`tradeIn.${kind}.text`, { name: nameOf(row), zone }),
      ...offerLines(mail),
      ...(subOfHolder(row.holder) ? [] : [mailText('tradeIn.guest')]),
      mailText('tradeIn.link', { link: new URL('/trade-in/offer', row.siteOrigin).href }),
      mailText('questions', { phone: tenant.contact.phoneAbbreviation }),
    ].join('\n\n'),
  });
}
