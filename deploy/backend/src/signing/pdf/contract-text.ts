import type { ContractTerms, FinanceDisclosure } from '@forecourt/shared-contracts/signing';
import {
  formatDateOn,
  formatExactCurrency,
  formatMileage,
  formatPercent,
} from '@forecourt/shared-contracts/formats';
import type { PriceLine } from '@forecourt/shared-contracts/pricing';
import type { ContractSection, ContractRow } from './contract-section.ts';
import { leaseSections, unpricedLease } from './lease-text.ts';

const lineLabels: Readonly<Record<PriceLine['code'], string>> = {
  'vehicle-price': 'Vehicle price',
  incentives: 'Incentives',
  'document-fee': 'Document fee',
  'acquisition-fee': 'Acquisition fee',
  protection: 'Vehicle protection',
  'sales-tax': 'Sales tax',
  'title-registration': 'Title and registration',
  'delivery-fee': 'Delivery fee',
};

const titles: Readonly<Record<ContractTerms['kind'], string>> = {
  Cash: 'Vehicle purchase agreement',
  Finance: 'Retail installment sale contract',
  Lease: 'Vehicle lease agreement',
};

/** Returns the title of the contract. */
export function contractTitle({ kind }: Pick<ContractTerms, 'kind'>): string {
  return titles[kind];
}

/** Returns the whole contract as text, in reading order. Amounts always show cents. */
export function contractSections(terms: ContractTerms): readonly ContractSection[] {
  return [
    parties(terms),
    vehicle(terms),
    price(terms),
    ...tradeIn(terms),
    ...payment(terms),
    agreement(terms),
  ];
}

function parties({
  seller,
  buyer,
  orderNumber,
  dealRefId,
  contractOn,
  kind,
}: ContractTerms): ContractSection {
  const isLease = kind === 'Lease';
  return {
    title: 'Parties',
    rows: [
      { label: isLease ? 'Lessor (dealer)' : 'Seller', value: `${seller.legalName} (${seller.brandName})` },
      { label: 'Telephone', value: seller.phone },
      {
        label: isLease ? 'Lessee' : 'Buyer',
        value: buyer.name || (buyer.email ?? 'the account of the order'),
      },
      ...(buyer.coBuyers ?? []).map((name) => ({ label: isLease ? 'Co-lessee' : 'Co-buyer', value: name })),
      ...(buyer.email ? [{ label: 'Email', value: buyer.email }] : []),
      { label: 'Order', value: orderNumber },
      { label: 'Deal', value: dealRefId },
      { label: 'Date of this contract', value: formatDateOn(contractOn) },
    ],
    paragraphs: [],
  };
}

function vehicle({ vehicle: car }: ContractTerms): ContractSection {
  return {
    title: 'Vehicle',
    rows: [
      { label: 'Vehicle', value: `${car.year} ${car.make} ${car.model} ${car.trim}`.trim() },
      { label: 'Vehicle identification number', value: car.vin },
      { label: 'Stock number', value: car.stockNumber },
      { label: 'Condition', value: car.condition },
      { label: 'Odometer', value: formatMileage(car.mileage) },
    ],
    paragraphs: [],
  };
}

/** The trade-in's rows within the price, so that the amount left to pay is traceable. */
function tradeInRows({ tradeIn: traded }: Pick<ContractTerms, 'tradeIn'>): ContractRow[] {
  if (!traded) return [];
  const { valueCents, payoffCents } = traded;
  const payoff = { label: 'Trade-in pay-off', value: formatExactCurrency(payoffCents) };
  return [
    { label: 'Trade-in value', value: formatExactCurrency(-valueCents) },
    ...(payoffCents === 0 ? [] : [payoff]),
  ];
}

function tradeIn({ tradeIn: traded }: ContractTerms): ContractSection[] {
  if (!traded) return [];
  const { vehicle: car, payoffCents, equityCents } = traded;
  const isOwing = equityCents < 0;
  return [
    {
      title: 'Trade-in',
      rows: [
        ...(car
          ? [
              {
                label: 'Vehicle that you hand over',
                value: `${car.year} ${car.make} ${car.model} ${car.trim}`,
              },
              ...(car.vin === null ? [] : [{ label: 'Its identification number', value: car.vin }]),
              { label: 'Its odometer, as you told it', value: formatMileage(car.mileage) },
            ]
          : []),
        {
          label: isOwing ? 'Owed beyond its value' : 'What it leaves for this purchase',
          value: formatExactCurrency(Math.abs(equityCents)),
          isTotal: true,
        },
      ],
      paragraphs: [
        'We take this vehicle at its trade-in value. You hand it over, with its title or registration and all keys, when you get yours.',
        ...(payoffCents === 0
          ? []
          : [
              'We pay its pay-off to its lender. Where the lender asks for more or less than the figure above, the difference is settled with you.',
            ]),
      ],
    },
  ];
}

function price({
  lines,
  totalCents,
  depositCents,
  balanceCents,
  kind,
  ...terms
}: ContractTerms): ContractSection {
  const tax = `Sales tax (${terms.salesTaxPercent}%, ${terms.state})`;
  return {
    title: 'Price',
    rows: [
      ...lines.map(({ code, amountCents }) => ({
        label: code === 'sales-tax' ? tax : lineLabels[code],
        value: formatExactCurrency(amountCents),
      })),
      {
        label: kind === 'Lease' ? 'Agreed value with taxes and fees' : 'Total price',
        value: formatExactCurrency(totalCents),
        isTotal: true,
      },
      ...tradeInRows(terms),
      { label: 'Deposit, refundable', value: formatExactCurrency(depositCents) },
      {
        label:
          kind === 'Finance' ? 'Down payment still due after the deposit' : 'Balance due after the deposit',
        value: formatExactCurrency(balanceCents),
      },
    ],
    paragraphs: [],
  };
}

function payment({
  kind,
  finance,
  lease,
  balanceCents,
  seller,
  ...terms
}: ContractTerms): readonly ContractSection[] {
  if (kind === 'Finance' && finance) return [disclosure(finance, (terms.tradeIn?.equityCents ?? 0) > 0)];
  if (kind === 'Lease') return lease ? leaseSections(lease) : [unpricedLease(seller.brandName)];
  return [
    {
      title: 'Payment',
      rows: [],
      paragraphs: [
        `You pay the balance of ${formatExactCurrency(balanceCents)} in one sum before the vehicle is handed over. No part of the price is financed under this contract.`,
      ],
    },
  ];
}

function disclosure(finance: FinanceDisclosure, hasEquity: boolean): ContractSection {
  const { termMonths, monthlyPaymentCents, lastPaymentCents } = finance;
  return {
    title: 'Federal Truth in Lending disclosures',
    rows: [
      { label: 'Annual percentage rate (APR)', value: formatPercent(finance.aprPercent) },
      { label: 'Finance charge', value: formatExactCurrency(finance.financeChargeCents) },
      { label: 'Amount financed', value: formatExactCurrency(finance.amountFinancedCents) },
      { label: 'Total of payments', value: formatExactCurrency(finance.totalOfPaymentsCents) },
      { label: 'Down payment', value: formatExactCurrency(finance.downPaymentCents) },
      { label: 'Total sale price', value: formatExactCurrency(finance.totalSalePriceCents) },
      { label: 'Term', value: `${termMonths} months` },
      { label: 'Monthly payment', value: formatExactCurrency(monthlyPaymentCents) },
      { label: 'Last payment', value: formatExactCurrency(lastPaymentCents) },
    ],
    paragraphs: [
      `You make ${termMonths - 1} monthly payments of ${formatExactCurrency(monthlyPaymentCents)} and a last payment of ${formatExactCurrency(lastPaymentCents)}. The first is due one month after the date of this contract. The finance charge is what the credit costs you; the total sale price is the down payment${hasEquity ? ', what your trade-in leaves' : ''} and all payments together.`,
      'You may pay early without a penalty. The vehicle secures what you owe.',
    ],
  };
}

function agreement({ kind, seller }: ContractTerms): ContractSection {
  const isLease = kind === 'Lease';
  return {
    title: 'What we agree on',
    rows: [],
    paragraphs: [
      isLease
        ? `${seller.legalName} leases the vehicle named above to you on the terms of this agreement.`
        : `${seller.legalName} sells the vehicle named above to you, and you buy it, on the terms of this contract.`,
      'The figures are those of your order. Nothing that is not written here is owed under this contract.',
      'Your deposit is refunded in full when the contract does not come about. The vehicle is handed over when payment and delivery or pickup are settled.',
      'You agreed to sign and to receive this contract as an electronic record. You may ask for paper, free of charge, at any time.',
    ],
  };
}
