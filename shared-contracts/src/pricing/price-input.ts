import type { PaymentSettings } from '../tenant/index.ts';
import type { PurchaseType } from './price-schema.ts';

/** Inputs of a price. Amounts in whole cents; undefined choices use the tenant's defaults. */
export interface PriceInput {
  readonly purchaseType: PurchaseType;
  readonly priceCents: number;
  /** The manufacturer's list price, on which a lease's residual is based; defaults to the price. */
  readonly msrpCents?: number | undefined;
  readonly incentivesCents: number;
  readonly deliveryFeeCents: number;
  readonly condition: 'New' | 'Used' | 'Certified';
  /** Two letters; the tenant's home state if the tenant has no rules for it. */
  readonly state: string | undefined;
  readonly settings: PaymentSettings;
  /** Calendar date in the dealer's zone, for tax rules with dates. */
  readonly todayOn?: string | undefined;
  /** The down payment of a loan; for a lease, what the shopper wants to pay at signing. */
  readonly downPaymentCents?: number | undefined;
  readonly termMonths?: number | undefined;
  readonly creditTier?: string | undefined;
  /** The maximum loan of a pre-qualification, whose personal rate applies up to it; undefined without one. */
  readonly approvedUpToCents?: number | undefined;
  /** A personal rate, instead of the tier's. */
  readonly aprPercent?: number | undefined;
  /** Leases only. */
  readonly annualMiles?: number | undefined;
  readonly tradeIn?: { readonly valueCents: number; readonly payoffCents: number } | undefined;
  readonly protection?: readonly { readonly code: string; readonly priceCents: number }[] | undefined;
  /** A lender's valuation of the vehicle; defaults to its price. */
  readonly bookValueCents?: number | undefined;
}

/** Value less payoff; 0 without a trade-in. Not the tax credit, which is based on the value (PRICE-38). */
export function equityCents({ tradeIn }: Pick<PriceInput, 'tradeIn'>): number {
  return tradeIn ? tradeIn.valueCents - tradeIn.payoffCents : 0;
}

/** Sum of all chosen protection. */
export function protectionCents({ protection = [] }: Pick<PriceInput, 'protection'>): number {
  return protection.reduce((sum, one) => sum + one.priceCents, 0);
}
