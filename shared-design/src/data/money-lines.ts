import type { ReactNode } from 'react';
import {
  formatCurrency,
  formatExactCurrency,
  formatRoundedCurrency,
} from '@forecourt/shared-contracts/formats';

/** `rounded` to the dollar wherever a shopper compares; `exact` with cents in contracts and receipts; `odd` with cents if there are any. */
export type MoneyDecimals = 'rounded' | 'exact' | 'odd';

const formats = {
  rounded: formatRoundedCurrency,
  exact: formatExactCurrency,
  odd: formatCurrency,
} as const;

/** Formats cents with the decimals of their place. */
export function moneyText(amountCents: number, decimals: MoneyDecimals = 'rounded'): string {
  return formats[decimals](amountCents);
}

/**
 * Splits a unit into the part that belongs to the amount and stays on its line, and the rest: '/mo Est. payment' is '/mo' and
 * 'Est. payment'. A unit without a slash is all rest.
 */
export function unitParts(unit: string): { readonly attached: string; readonly rest: string } {
  if (!unit.startsWith('/')) return { attached: '', rest: unit };
  const [attached = '', ...words] = unit.split(' ');
  return { attached, rest: words.join(' ') };
}

export interface PaymentMoney {
  readonly amountCents: number;
  /** Text after the amount: '/mo Est. payment', 'cash total'. */
  readonly unit: string;
  /** Down payment, term and APR; or what a lease requires. */
  readonly terms?: ReactNode;
}

export interface PriceMoney {
  readonly priceCents: number;
  /** Sum of the incentives in integer cents, 0 or absent if there are none. */
  readonly incentivesCents?: number | undefined;
  /** The manufacturer's price. */
  readonly msrpCents?: number | undefined;
  /** Text after the price: 'before taxes and fees'. */
  readonly unit?: string | undefined;
}

/** A line of money in the order of reading: `payment`, `price` with the MSRP or the price `before` incentives, `terms`. */
export type MoneyLine =
  | { readonly kind: 'payment'; readonly amountCents: number; readonly unit: string }
  | {
      readonly kind: 'price';
      readonly amountCents: number;
      readonly before?: { readonly name: 'was' | 'msrp'; readonly amountCents: number } | undefined;
      readonly unit?: string | undefined;
    }
  | { readonly kind: 'terms'; readonly text: ReactNode };

/**
 * The lines of money about a vehicle: the payment first, then the price, then the terms; without a payment the price is first. The price
 * after incentives is the price (SHOP-34); next to it is the MSRP, or the price before incentives where that is not below the MSRP.
 */
export function moneyLines(money: {
  readonly payment?: PaymentMoney | undefined;
  readonly price?: PriceMoney | undefined;
}): readonly MoneyLine[] {
  const { payment, price } = money;
  return [
    ...(payment ? [{ kind: 'payment' as const, amountCents: payment.amountCents, unit: payment.unit }] : []),
    ...(price ? [priceLine(price)] : []),
    ...(payment?.terms ? [{ kind: 'terms' as const, text: payment.terms }] : []),
  ];
}

/** The least that is named as a saving off the MSRP. */
export const notableSavingCents = 100_00;

/**
 * What is saved, next to the price of a new vehicle (SHOP-34): all that the price is below the MSRP, as `savings`, if that is at least $100;
 * otherwise, and if the dealer takes nothing off the MSRP, the `incentives` alone. In integer cents; undefined if nothing is.
 */
export function priceSaving({
  priceCents,
  incentivesCents = 0,
  msrpCents = 0,
}: PriceMoney): { readonly name: 'savings' | 'incentives'; readonly amountCents: number } | undefined {
  const amountCents = msrpCents - priceCents + incentivesCents;
  if (msrpCents > priceCents && amountCents >= notableSavingCents) return { name: 'savings', amountCents };
  return incentivesCents ? { name: 'incentives', amountCents: -incentivesCents } : undefined;
}

function priceLine({ priceCents, incentivesCents = 0, msrpCents, unit }: PriceMoney): MoneyLine {
  const before = incentivesCents > 0 ? Math.max(priceCents, msrpCents ?? 0) : msrpCents;
  return {
    kind: 'price',
    amountCents: priceCents - incentivesCents,
    before:
      before === undefined ? undefined : { name: before === msrpCents ? 'msrp' : 'was', amountCents: before },
    unit,
  };
}
