import { dueAtSigningRows, type DueRow } from '@forecourt/shared-contracts/pricing';
import { leasePaymentRows, type LeaseDisclosure, type LeaseRow } from '@forecourt/shared-contracts/signing';
import { formatCount, formatExactCurrency } from '@forecourt/shared-contracts/formats';
import type { ContractRow, ContractSection } from './contract-section.ts';

const dueLabels: Readonly<Record<DueRow['id'], string>> = {
  'first-payment': 'First monthly payment',
  'cap-cost-reduction': 'Capitalized cost reduction',
  'reduction-tax': 'Tax on the capitalized cost reduction',
  'upfront-tax': 'Sales tax due at signing',
  'title-registration': 'Title and registration',
  'security-deposit': 'Security deposit, refundable',
  'delivery-fee': 'Delivery fee',
  total: 'Total due at signing',
};

const paymentLabels: Readonly<Record<LeaseRow['id'], string>> = {
  adjustedCapCost: 'Adjusted capitalized cost',
  residual: 'Residual value at the end',
  depreciation: 'Depreciation',
  rentCharge: 'Rent charge',
  basePayments: 'Total of base monthly payments',
  basePayment: 'Base monthly payment',
  paymentTax: 'Monthly sales tax',
  monthlyPayment: 'Total monthly payment',
  totalOfPayments: 'Total of payments',
  totalCost: 'Total cost of the lease',
};

function rowOf(label: string, { amountCents, kind }: DueRow | LeaseRow): ContractRow {
  return { label, value: formatExactCurrency(amountCents), ...(kind === 'total' && { isTotal: true }) };
}

/** The disclosures of a lease (12 CFR 1013.4). A money factor is no annual percentage rate (PRICE-49). */
export function leaseSections(lease: LeaseDisclosure): readonly ContractSection[] {
  const { termMonths, annualMiles, excessMileCents, moneyFactor } = lease;
  const payment = formatExactCurrency(lease.monthlyPaymentCents);
  return [
    {
      title: 'This is a lease: what is due at signing',
      rows: dueAtSigningRows(lease).map((row) => rowOf(dueLabels[row.id], row)),
      paragraphs: ['The deposit above is part of it.'],
    },
    {
      title: 'How your monthly payment comes about',
      rows: [
        ...leasePaymentRows(lease).map((row) => rowOf(paymentLabels[row.id], row)),
        { label: 'Term', value: `${termMonths} months` },
        { label: 'Money factor', value: String(moneyFactor) },
        { label: 'Miles a year', value: formatCount(annualMiles) },
        { label: 'Each mile above', value: formatExactCurrency(excessMileCents) },
      ],
      paragraphs: [
        `You lease the vehicle and do not own it; it goes back at the end of the term. You make ${termMonths} monthly payments of ${payment}, the first of them at signing. The base monthly payment is the total of base monthly payments divided by the number of payments.`,
        'Ending the lease early may cost a charge, and so may wear beyond normal use and miles above those allowed.',
      ],
    },
  ];
}

/** What an agreement without a lease's figures says instead, one made before they were stored. */
export function unpricedLease(brandName: string): ContractSection {
  return {
    title: 'This is a lease',
    rows: [],
    paragraphs: [
      'You lease the vehicle and do not own it. Your monthly payment, the number of payments, the miles allowed and what is due at the end are those of the lease schedule of the lessor, which belongs to this agreement.',
      `${brandName} hands you that schedule before the vehicle is handed over. Without it this agreement binds neither of us.`,
    ],
  };
}
