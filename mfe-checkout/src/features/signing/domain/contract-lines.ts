import type { PriceLine } from '@forecourt/shared-contracts/pricing';
import type { ContractTerms } from '@forecourt/shared-contracts/signing';

/** A line of a contract's price table. Amounts are cents; a trade-in's value is negative. */
export interface ContractLine {
  /** Also the last part of its catalog key. */
  readonly id: PriceLine['code'] | 'total' | 'trade-in-value' | 'trade-in-payoff' | 'deposit' | 'balance';
  readonly amountCents: number;
  readonly kind?: 'subtotal' | 'total';
}

/** The price of a contract: its lines and their total, the trade-in with its payoff, and what is due. */
export function contractLines(terms: ContractTerms): readonly ContractLine[] {
  const { lines, totalCents, tradeIn, depositCents, balanceCents } = terms;
  return [
    ...lines.map(({ code, amountCents }) => ({ id: code, amountCents })),
    { id: 'total', amountCents: totalCents, kind: 'total' },
    ...(tradeIn ? [{ id: 'trade-in-value' as const, amountCents: -tradeIn.valueCents }] : []),
    ...(tradeIn?.payoffCents ? [{ id: 'trade-in-payoff' as const, amountCents: tradeIn.payoffCents }] : []),
    { id: 'deposit', amountCents: depositCents },
    { id: 'balance', amountCents: balanceCents, kind: 'subtotal' },
  ];
}

type Finance = NonNullable<ContractTerms['finance']>;

/** A figure of a loan's disclosure (PRICE-77) that has a box of its own, as on the contract's paper: a percentage or cents. */
export interface DisclosureBox {
  /** Also the last part of its catalog key, and of its meaning's with `Note`. */
  readonly id: 'apr' | 'financeCharge' | 'amountFinanced' | 'totalOfPayments';
  readonly percent?: number;
  readonly amountCents?: number;
}

/** The four boxed figures of a loan's disclosure, in their order. */
export function disclosureBoxes(finance: Finance): readonly DisclosureBox[] {
  return [
    { id: 'apr', percent: finance.aprPercent },
    { id: 'financeCharge', amountCents: finance.financeChargeCents },
    { id: 'amountFinanced', amountCents: finance.amountFinancedCents },
    { id: 'totalOfPayments', amountCents: finance.totalOfPaymentsCents },
  ];
}

/** A figure below the boxes, in cents, with the last part of its note's catalog key. */
export interface DisclosureLine {
  readonly id: 'monthly' | 'down' | 'totalSalePrice';
  readonly amountCents: number;
  readonly noteKey?: 'totalSalePriceNote' | 'totalSalePriceTradeNote';
}

/** The figures below the boxes in their order; a trade-in with equity is part of the total sale price. */
export function disclosureLines(
  finance: Finance,
  tradeIn: ContractTerms['tradeIn'],
): readonly DisclosureLine[] {
  const hasEquity = (tradeIn?.equityCents ?? 0) > 0;
  return [
    { id: 'monthly', amountCents: finance.monthlyPaymentCents },
    { id: 'down', amountCents: finance.downPaymentCents },
    {
      id: 'totalSalePrice',
      amountCents: finance.totalSalePriceCents,
      noteKey: hasEquity ? 'totalSalePriceTradeNote' : 'totalSalePriceNote',
    },
  ];
}
