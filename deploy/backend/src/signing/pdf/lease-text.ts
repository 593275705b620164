import { dueAtSigningRows, type DueRow } from '@forecourt/shared-contracts/pricing';
import { leasePaymentRows, type LeaseDisclosure, type LeaseRow } from '@forecourt/shared-contracts/signing';
import { formatCount, formatExactCurrency } from '@forecourt/shared-contracts/formats';
import type { ContractTexts } from '../contract-texts/contract-texts.ts';
import type { ContractRow, ContractSection } from './contract-section.ts';

function rowOf(label: string, { amountCents, kind }: DueRow | LeaseRow): ContractRow {
  return { label, value: formatExactCurrency(amountCents), ...(kind === 'total' && { isTotal: true }) };
}

/** The disclosures of a lease (12 CFR 1013.4). A money factor is no annual percentage rate (PRICE-49). */
export function leaseSections(lease: LeaseDisclosure, t: ContractTexts): readonly ContractSection[] {
  const { termMonths, annualMiles, excessMileCents, moneyFactor } = lease;
  const count = String(termMonths);
  const payment = formatExactCurrency(lease.monthlyPaymentCents);
  return [
    {
      title: t('lease.dueTitle'),
      rows: dueAtSigningRows(lease).map((row) => rowOf(t(`lease.due.${row.id}`), row)),
      paragraphs: [t('lease.dueNote')],
    },
    {
      title: t('lease.paymentTitle'),
      rows: [
        ...leasePaymentRows(lease).map((row) => rowOf(t(`lease.payment.${row.id}`), row)),
        { label: t('finance.term'), value: t('finance.months', { count }) },
        { label: t('lease.moneyFactor'), value: String(moneyFactor) },
        { label: t('lease.annualMiles'), value: formatCount(annualMiles) },
        { label: t('lease.excessMile'), value: formatExactCurrency(excessMileCents) },
      ],
      paragraphs: [t('lease.terms', { count, payment }), t('lease.ending')],
    },
  ];
}

/** What an agreement without a lease's figures says instead, one made before they were stored. */
export function unpricedLease(brandName: string, t: ContractTexts): ContractSection {
  return {
    title: t('lease.unpriced.title'),
    rows: [],
    paragraphs: [t('lease.unpriced.text'), t('lease.unpriced.schedule', { brandName })],
  };
}
