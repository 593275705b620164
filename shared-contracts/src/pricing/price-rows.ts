import type { LeaseTerms, PriceBreakdown, PriceLine } from './price-schema.ts';

/** A row of the price table. Amounts are cents; negative ones lower the sum. Its label stands under `price.{id}`. */
export interface PriceRow {
  readonly id:
    | PriceLine['code']
    | 'total'
    | 'capitalized'
    | 'trade-in-value'
    | 'trade-in-payoff'
    | 'deposit'
    | 'balance'
    | 'down-payment'
    | 'financed'
    | 'cap-cost-reduction'
    | 'adjusted-cap-cost';
  readonly amountCents: number;
  readonly kind: 'line' | 'credit' | 'subtotal' | 'total';
}

const creditRow = (id: PriceRow['id'], amountCents: number): PriceRow => ({
  id,
  amountCents: -amountCents,
  kind: 'credit',
});

/**
 * Every line of a price as the server made it, its total, the trade-in, and what follows from the way to buy: for cash the deposit and
 * the balance, for finance the down payment and what is financed, for a lease the reduction and what is capitalized (BUY-4).
 */
export function priceRows(price: PriceBreakdown): PriceRow[] {
  const lines = price.lines.map(({ code, amountCents }): PriceRow => ({
    id: code,
    amountCents,
    kind: amountCents < 0 ? 'credit' : 'line',
  }));
  const total = { id: price.lease ? 'capitalized' : 'total', amountCents: price.totalCents } as const;
  return [...lines, { ...total, kind: 'total' }, ...tradeInRows(price), ...wayToPay(price)];
}

function tradeInRows({ tradeIn }: PriceBreakdown): PriceRow[] {
  if (!tradeIn) return [];
  const value = creditRow('trade-in-value', tradeIn.valueCents);
  if (tradeIn.payoffCents === 0) return [value];
  return [value, { id: 'trade-in-payoff', amountCents: tradeIn.payoffCents, kind: 'line' }];
}

function wayToPay({ finance, lease, dueTodayCents, balanceCents }: PriceBreakdown): PriceRow[] {
  if (finance) {
    return [
      creditRow('down-payment', finance.downPaymentCents),
      { id: 'financed', amountCents: finance.financedCents, kind: 'subtotal' },
    ];
  }
  if (lease) {
    return [
      creditRow('cap-cost-reduction', lease.capCostReductionCents),
      { id: 'adjusted-cap-cost', amountCents: lease.adjustedCapCostCents, kind: 'subtotal' },
    ];
  }
  return [
    { id: 'deposit', amountCents: dueTodayCents, kind: 'line' },
    { id: 'balance', amountCents: balanceCents, kind: 'line' },
  ];
}

/** A part of what is due at the signing of a lease, or their sum. Its label is the screen's. */
export interface DueRow {
  readonly id:
    | 'first-payment'
    | 'cap-cost-reduction'
    | 'reduction-tax'
    | 'upfront-tax'
    | 'title-registration'
    | 'security-deposit'
    | 'delivery-fee'
    | 'total';
  readonly amountCents: number;
  readonly kind: 'line' | 'total';
}

/** The parts of what is due at the signing of a lease (PRICE-51); parts of zero are left out. */
export function dueAtSigningRows(lease: LeaseTerms): DueRow[] {
  const parts: readonly (readonly [DueRow['id'], number])[] = [
    ['first-payment', lease.monthlyPaymentCents],
    ['cap-cost-reduction', lease.capCostReductionCents],
    ['reduction-tax', lease.reductionTaxCents],
    ['upfront-tax', lease.upfrontTaxCents],
    ['title-registration', lease.titleRegistrationCents],
    ['security-deposit', lease.securityDepositCents],
    ['delivery-fee', lease.deliveryFeeCents],
  ];
  const rows = parts.flatMap(([id, amountCents]): DueRow[] =>
    amountCents === 0 ? [] : [{ id, amountCents, kind: 'line' }],
  );
  return [...rows, { id: 'total', amountCents: lease.dueAtSigningCents, kind: 'total' }];
}

/** A price in the few parts of a tooltip. Taxes and fees are everything beside the vehicle and its incentives. */
export interface PriceSummary {
  /** The vehicle's price less its incentives. */
  readonly vehicleCents: number;
  readonly taxesAndFeesCents: number;
  readonly totalCents: number;
}

/** The parts of a price; they add up to its total (SHOP-45). */
export function priceSummary({ lines, totalCents }: PriceBreakdown): PriceSummary {
  const vehicleCents = lines
    .filter(({ code }) => code === 'vehicle-price' || code === 'incentives')
    .reduce((sum, line) => sum + line.amountCents, 0);
  return { vehicleCents, taxesAndFeesCents: totalCents - vehicleCents, totalCents };
}
