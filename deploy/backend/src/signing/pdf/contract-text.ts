import {
  firstPaymentOn,
  type ContractTerms,
  type FinanceDisclosure,
} from '@forecourt/shared-contracts/signing';
import {
  formatDateOn,
  formatExactCurrency,
  formatMileage,
  formatPercent,
  vehicleNameWithTrim,
} from '@forecourt/shared-contracts/formats';
import type { ContractTexts } from '../contract-texts/contract-texts.ts';
import type { ContractSection, ContractRow } from './contract-section.ts';
import { leaseSections, unpricedLease } from './lease-text.ts';

/** Returns the whole contract as text, in reading order. Amounts always show cents. */
export function contractSections(terms: ContractTerms, t: ContractTexts): readonly ContractSection[] {
  return [
    parties(terms, t),
    vehicle(terms, t),
    price(terms, t),
    ...tradeIn(terms, t),
    ...payment(terms, t),
    agreement(terms, t),
  ];
}

/** The seller's legal name, with the brand after it unless the name contains it already. */
function sellerNames({ legalName, brandName }: ContractTerms['seller'], t: ContractTexts): string {
  return legalName.includes(brandName) ? legalName : t('parties.sellerNames', { legalName, brandName });
}

const addressRows = (
  { address }: { readonly address?: string | undefined },
  t: ContractTexts,
): ContractRow[] => (address ? [{ label: t('parties.address'), value: address }] : []);

function assigneeRows(assignee: ContractTerms['assignee'], t: ContractTexts): ContractRow[] {
  if (!assignee) return [];
  return [{ label: t('parties.assignee'), value: assignee.name }, ...addressRows(assignee, t)];
}

function parties(
  { seller, buyer, assignee, orderNumber, contractOn, kind }: ContractTerms,
  t: ContractTexts,
): ContractSection {
  const isLease = kind === 'Lease';
  return {
    title: t('parties.title'),
    rows: [
      {
        label: t(isLease ? 'parties.lessor' : 'parties.seller'),
        value: sellerNames(seller, t),
      },
      ...addressRows(seller, t),
      { label: t('parties.phone'), value: seller.phone },
      {
        label: t(isLease ? 'parties.lessee' : 'parties.buyer'),
        value: buyer.name || (buyer.email ?? t('parties.unnamed')),
      },
      ...addressRows(buyer, t),
      ...(buyer.coBuyers ?? []).map((name) => ({
        label: t(isLease ? 'parties.coLessee' : 'parties.coBuyer'),
        value: name,
      })),
      ...(buyer.email ? [{ label: t('parties.email'), value: buyer.email }] : []),
      ...assigneeRows(assignee, t),
      { label: t('parties.order'), value: orderNumber },
      { label: t('parties.contractOn'), value: formatDateOn(contractOn, t('language')) },
    ],
    paragraphs: [],
  };
}

function vehicle({ vehicle: car }: ContractTerms, t: ContractTexts): ContractSection {
  return {
    title: t('vehicle.title'),
    rows: [
      { label: t('vehicle.name'), value: vehicleNameWithTrim(car) },
      { label: t('vehicle.vin'), value: car.vin },
      { label: t('vehicle.stockNumber'), value: car.stockNumber },
      { label: t('vehicle.condition'), value: t(`vehicle.conditions.${car.condition}`) },
      { label: t('vehicle.odometer'), value: formatMileage(car.mileage) },
    ],
    paragraphs: [],
  };
}

/** The trade-in's rows within the price, so that the amount left to pay is traceable. */
function tradeInRows({ tradeIn: traded }: Pick<ContractTerms, 'tradeIn'>, t: ContractTexts): ContractRow[] {
  if (!traded) return [];
  const { valueCents, payoffCents } = traded;
  const payoff = { label: t('tradeIn.payoff'), value: formatExactCurrency(payoffCents) };
  return [
    { label: t('tradeIn.value'), value: formatExactCurrency(-valueCents) },
    ...(payoffCents === 0 ? [] : [payoff]),
  ];
}

function tradeIn({ tradeIn: traded }: ContractTerms, t: ContractTexts): ContractSection[] {
  if (!traded) return [];
  const { vehicle: car, payoffCents, equityCents } = traded;
  return [
    {
      title: t('tradeIn.title'),
      rows: [
        ...(car
          ? [
              { label: t('tradeIn.vehicle'), value: vehicleNameWithTrim(car) },
              ...(car.vin === null ? [] : [{ label: t('tradeIn.vin'), value: car.vin }]),
              { label: t('tradeIn.odometer'), value: formatMileage(car.mileage) },
            ]
          : []),
        {
          label: t(equityCents < 0 ? 'tradeIn.negative' : 'tradeIn.positive'),
          value: formatExactCurrency(Math.abs(equityCents)),
          isTotal: true,
        },
      ],
      paragraphs: [t('tradeIn.terms'), ...(payoffCents === 0 ? [] : [t('tradeIn.payoffTerms')])],
    },
  ];
}

/** A hand-over that the price has no fee for is paid apart, or free: the contract does not mention it (BUY-87). */
function isPriced({ code, amountCents }: ContractTerms['lines'][number]): boolean {
  return code !== 'delivery-fee' || amountCents !== 0;
}

function price(
  { lines, totalCents, depositCents, balanceCents, kind, ...terms }: ContractTerms,
  t: ContractTexts,
): ContractSection {
  const percent = formatPercent(terms.salesTaxPercent, 3);
  const tax = t('price.salesTax', { percent, state: terms.state });
  return {
    title: t('price.title'),
    rows: [
      ...lines.filter(isPriced).map(({ code, amountCents }) => ({
        label: code === 'sales-tax' ? tax : t(`price.lines.${code}`),
        value: formatExactCurrency(amountCents),
      })),
      {
        label: t(kind === 'Lease' ? 'price.leaseTotal' : 'price.total'),
        value: formatExactCurrency(totalCents),
        isTotal: true,
      },
      ...tradeInRows(terms, t),
      { label: t('price.deposit'), value: formatExactCurrency(depositCents) },
      {
        label: t(kind === 'Finance' ? 'price.downDue' : 'price.balance'),
        value: formatExactCurrency(balanceCents),
      },
    ],
    paragraphs: [],
  };
}

function payment(
  { kind, finance, lease, balanceCents, seller, ...terms }: ContractTerms,
  t: ContractTexts,
): readonly ContractSection[] {
  if (kind === 'Finance' && finance) return [disclosure(finance, terms, t)];
  if (kind === 'Lease') return lease ? leaseSections(lease, t) : [unpricedLease(seller.brandName, t)];
  const balance = formatExactCurrency(balanceCents);
  return [{ title: t('cash.title'), rows: [], paragraphs: [t('cash.text', { balance })] }];
}

/** When the first payment is due; contracts from before the days were stored do not state them. */
function firstDue(contractOn: string, days: number | undefined, t: ContractTexts): string {
  const date = formatDateOn(firstPaymentOn(contractOn, days), t('language'));
  return days === undefined
    ? t('finance.firstDue', { date })
    : t('finance.firstDueDays', { date, days: String(days) });
}

function disclosure(
  finance: FinanceDisclosure,
  { contractOn, tradeIn: traded }: Pick<ContractTerms, 'contractOn' | 'tradeIn'>,
  t: ContractTexts,
): ContractSection {
  const hasEquity = (traded?.equityCents ?? 0) > 0;
  const { termMonths, monthlyPaymentCents, lastPaymentCents } = finance;
  const schedule = {
    count: String(termMonths - 1),
    payment: formatExactCurrency(monthlyPaymentCents),
    last: formatExactCurrency(lastPaymentCents),
    first: firstDue(contractOn, finance.firstPaymentDays, t),
  };
  return {
    title: t('finance.title'),
    figures: [
      { code: 'apr', value: formatPercent(finance.aprPercent) } as const,
      { code: 'financeCharge', value: formatExactCurrency(finance.financeChargeCents) } as const,
      { code: 'amountFinanced', value: formatExactCurrency(finance.amountFinancedCents) } as const,
      { code: 'totalOfPayments', value: formatExactCurrency(finance.totalOfPaymentsCents) } as const,
    ].map(({ code, value }) => ({
      label: t(`finance.${code}`),
      value,
      meaning: t(`finance.meaning.${code}`),
    })),
    rows: [
      { label: t('finance.downPayment'), value: formatExactCurrency(finance.downPaymentCents) },
      { label: t('finance.totalSalePrice'), value: formatExactCurrency(finance.totalSalePriceCents) },
      { label: t('finance.term'), value: t('finance.months', { count: String(termMonths) }) },
      { label: t('finance.monthlyPayment'), value: formatExactCurrency(monthlyPaymentCents) },
      { label: t('finance.lastPayment'), value: formatExactCurrency(lastPaymentCents) },
    ],
    paragraphs: [
      t(hasEquity ? 'finance.scheduleWithEquity' : 'finance.schedule', schedule),
      t('finance.terms'),
    ],
  };
}

function agreement({ kind, seller: { legalName } }: ContractTerms, t: ContractTexts): ContractSection {
  return {
    title: t('agreement.title'),
    rows: [],
    paragraphs: [
      t(kind === 'Lease' ? 'agreement.lease' : 'agreement.sale', { legalName }),
      t('agreement.figures'),
      t('agreement.deposit'),
      t('agreement.paper'),
    ],
  };
}
