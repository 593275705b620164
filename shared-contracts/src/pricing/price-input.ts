import type { PaymentSettings } from '../tenant/index.ts';
import type { PurchaseType } from './price-schema.ts';

/** What a price is made of. Amounts in whole cents; undefined choices are the tenant's defaults. */
export interface PriceInput {
  readonly purchaseType: PurchaseType;
  readonly priceCents: number;
  /** The maker's list price, which a lease's residual is a share of; the price where nobody knows it. */
  readonly msrpCents?: number | undefined;
  readonly incentivesCents: number;
  readonly deliveryFeeCents: number;
  readonly condition: 'New' | 'Used' | 'Certified';
  /** Two letters; the tenant's home state when the tenant has no rules for it. */
  readonly state: string | undefined;
  readonly settings: PaymentSettings;
  /** Calendar date in the dealer's zone, for tax rules with dates. */
  readonly todayOn?: string | undefined;
  /** The down payment of a loan; what the shopper wants to pay at signing of a lease. */
  readonly downPaymentCents?: number | undefined;
  readonly termMonths?: number | undefined;
  readonly creditTier?: string | undefined;
  /** A personal rate, in place of the tier's. */
  readonly aprPercent?: number | undefined;
  /** Of a lease. */
  readonly annualMiles?: number | undefined;
  readonly tradeIn?: { readonly valueCents: number; readonly payoffCents: number } | undefined;
  readonly protection?: readonly { readonly code: string; readonly priceCents: number }[] | undefined;
  /** What a lender takes the vehicle to be worth; its price where nobody says. */
  readonly bookValueCents?: number | undefined;
}

/** Value less pay-off; 0 without a trade-in. Not the tax credit, which is based on the value (PRICE-38). */
export function equityCents({ tradeIn }: Pick<PriceInput, 'tradeIn'>): number {
  return tradeIn ? tradeIn.valueCents - tradeIn.payoffCents : 0;
}

/** All chosen protection together. */
export function protectionCents({ protection = [] }: Pick<PriceInput, 'protection'>): number {
  return protection.reduce((sum, one) => sum + one.priceCents, 0);
}
