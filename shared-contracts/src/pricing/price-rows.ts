import type { PriceBreakdown, PriceLine } from './price-breakdown.ts';

/** A row of the price table. Amounts are cents; negative ones lower the sum. Its label stands under `price.{id}`. */
export interface PriceRow {
  readonly id: PriceLine['code'] | 'total' | 'deposit' | 'balance' | 'down-payment' | 'financed';
  readonly amountCents: number;
  readonly kind: 'line' | 'credit' | 'subtotal' | 'total';
}

/**
 * Every line of a price as the server made it, its total, and what follows from the way to buy: for cash the deposit and the
 * balance, for finance the down payment and what is financed (storefront.md section 3 'Cart/order/receipt').
 */
export function priceRows(price: PriceBreakdown): PriceRow[] {
  const lines = price.lines.map(({ code, amountCents }): PriceRow => ({
    id: code,
    amountCents,
    kind: amountCents < 0 ? 'credit' : 'line',
  }));
  return [...lines, { id: 'total', amountCents: price.totalCents, kind: 'total' }, ...wayToPay(price)];
}

function wayToPay({ finance, dueTodayCents, balanceCents }: PriceBreakdown): PriceRow[] {
  if (!finance) {
    return [
      { id: 'deposit', amountCents: dueTodayCents, kind: 'line' },
      { id: 'balance', amountCents: balanceCents, kind: 'line' },
    ];
  }
  return [
    { id: 'down-payment', amountCents: -finance.downPaymentCents, kind: 'credit' },
    { id: 'financed', amountCents: finance.financedCents, kind: 'subtotal' },
  ];
}

/** A price in the few parts of a tooltip. Taxes and fees are everything beside the vehicle and its incentives. */
export interface PriceSummary {
  /** The vehicle's price less its incentives. */
  readonly vehicleCents: number;
  readonly taxesAndFeesCents: number;
  readonly totalCents: number;
}

/** The parts of a price; they add up to its total (checkout-tracker.md section 3 'Vehicle card price-tooltip inputs'). */
export function priceSummary({ lines, totalCents }: PriceBreakdown): PriceSummary {
  const vehicleCents = lines
    .filter(({ code }) => code === 'vehicle-price' || code === 'incentives')
    .reduce((sum, line) => sum + line.amountCents, 0);
  return { vehicleCents, taxesAndFeesCents: totalCents - vehicleCents, totalCents };
}
