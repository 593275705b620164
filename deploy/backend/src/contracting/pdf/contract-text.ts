import type { ContractTerms, FinanceDisclosure } from '@forecourt/shared-contracts/contracting';
import {
  formatDateOn,
  formatExactCurrency,
  formatMileage,
  formatPercent,
} from '@forecourt/shared-contracts/formats';
import type { PriceLine } from '@forecourt/shared-contracts/pricing';

/** A part of a contract: facts as label and value, then paragraphs. */
export interface ContractSection {
  readonly title: string;
  readonly rows: readonly ContractRow[];
  readonly paragraphs: readonly string[];
}

/** One fact. `isTotal` is the sum of what stands above it. */
export interface ContractRow {
  readonly label: string;
  readonly value: string;
  readonly isTotal?: boolean;
}

const lineLabels: Readonly<Record<PriceLine['code'], string>> = {
  'vehicle-price': 'Vehicle price',
  incentives: 'Incentives',
  'document-fee': 'Document fee',
  'sales-tax': 'Sales tax',
  'title-registration': 'Title and registration',
  'delivery-fee': 'Delivery fee',
};

const titles: Readonly<Record<ContractTerms['kind'], string>> = {
  Cash: 'Vehicle purchase agreement',
  Finance: 'Retail installment sale contract',
  Lease: 'Vehicle lease agreement',
};

/** What the contract is called. */
export function contractTitle({ kind }: Pick<ContractTerms, 'kind'>): string {
  return titles[kind];
}

/** The whole contract in words and figures, in the order in which it is read. Amounts always show cents. */
export function contractSections(terms: ContractTerms): readonly ContractSection[] {
  return [parties(terms), vehicle(terms), price(terms), ...payment(terms), agreement(terms)];
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

function payment({ kind, finance, balanceCents, seller }: ContractTerms): ContractSection[] {
  if (kind === 'Finance' && finance) return [disclosure(finance)];
  if (kind === 'Lease') {
    return [
      {
        title: 'This is a lease',
        rows: [],
        paragraphs: [
          'You lease the vehicle and do not own it. Your monthly payment, the number of payments, the miles allowed and what is due at the end are those of the lease schedule of the lessor, which belongs to this agreement.',
          `${seller.brandName} hands you that schedule before the vehicle is handed over. Without it this agreement binds neither of us.`,
        ],
      },
    ];
  }
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

function disclosure(finance: FinanceDisclosure): ContractSection {
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
      `You make ${termMonths - 1} monthly payments of ${formatExactCurrency(monthlyPaymentCents)} and a last payment of ${formatExactCurrency(lastPaymentCents)}. The first is due one month after the date of this contract. The finance charge is what the credit costs you; the total sale price is the down payment and all payments together.`,
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
