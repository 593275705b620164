import type { LeaseTerms, PriceBreakdown, PriceLine } from './price-schema.ts';

/** A row of the price table. Amounts are cents; negative ones lower the sum. Its label's key is `price.{id}`. */
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

/** What the buyer pays lowers the sum, and is no saving. */
const paidRow = (id: PriceRow['id'], amountCents: number): PriceRow => ({
  id,
  amountCents: -amountCents,
  kind: 'line',
});

/**
 * Every line of a price as computed by the server, its total, the trade-in, and what depends on the purchase type: for cash the deposit and
 * the balance, for finance the down payment and the amount financed, for a lease the reduction and the capitalized amount (BUY-4).
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

/** A row of a trade-in below the total. */
export interface TradeInPriceRow extends PriceRow {
  readonly id: 'trade-in-value' | 'trade-in-payoff';
  readonly kind: 'line' | 'credit';
}

/** A trade-in's value and, unless it is zero, its payoff; nothing without a trade-in. */
export function tradeInRows({ tradeIn }: Pick<PriceBreakdown, 'tradeIn'>): TradeInPriceRow[] {
  if (!tradeIn) return [];
  const value = { id: 'trade-in-value', amountCents: -tradeIn.valueCents, kind: 'credit' } as const;
  if (tradeIn.payoffCents === 0) return [value];
  return [value, { id: 'trade-in-payoff', amountCents: tradeIn.payoffCents, kind: 'line' }];
}

function wayToPay({ finance, lease, dueTodayCents, balanceCents }: PriceBreakdown): PriceRow[] {
  if (finance) {
    return [
      paidRow('down-payment', finance.downPaymentCents),
      { id: 'financed', amountCents: finance.financedCents, kind: 'subtotal' },
    ];
  }
  if (lease) {
    return [
      paidRow('cap-cost-reduction', lease.capCostReductionCents),
      { id: 'adjusted-cap-cost', amountCents: lease.adjustedCapCostCents, kind: 'subtotal' },
    ];
  }
  return [
    { id: 'deposit', amountCents: dueTodayCents, kind: 'line' },
    { id: 'balance', amountCents: balanceCents, kind: 'line' },
  ];
}

/** A part of the amount due at lease signing, or the total. The screen provides its label. */
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

/** The parts of the amount due at lease signing (PRICE-51); parts of zero are omitted. */
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

/** A price summarized for a tooltip (SHOP-45): `total = vehicle + taxes and fees + protection - trade-in`. Amounts are cents. */
export interface PriceSummary {
  /** The vehicle's price less its incentives. */
  readonly vehicleCents: number;
  /** Everything else: sales tax, title and registration, and the fees. */
  readonly taxesAndFeesCents: number;
  /** The equity of the trade-in, negative if more is owed than it is worth; 0 without one. */
  readonly tradeInCents: number;
  /** 0 without protection. */
  readonly protectionCents: number;
  readonly totalCents: number;
}

/** Returns what a price's incentives save, in cents; 0 without any. */
export function incentiveSavingsCents({ lines }: Pick<PriceBreakdown, 'lines'>): number {
  return lines.reduce((sum, { code, amountCents }) => (code === 'incentives' ? sum - amountCents : sum), 0);
}

/** The parts of a price; they add up to its total after the trade-in (SHOP-45). */
export function priceSummary({ lines, totalCents, tradeIn }: PriceBreakdown): PriceSummary {
  const sumOf = (...codes: readonly PriceLine['code'][]) =>
    lines.reduce((sum, { code, amountCents }) => (codes.includes(code) ? sum + amountCents : sum), 0);
  const vehicleCents = sumOf('vehicle-price', 'incentives');
  const protectionCents = sumOf('protection');
  const tradeInCents = tradeIn?.equityCents ?? 0;
  return {
    vehicleCents,
    taxesAndFeesCents: totalCents - vehicleCents - protectionCents,
    tradeInCents,
    protectionCents,
    totalCents: totalCents - tradeInCents,
  };
}
