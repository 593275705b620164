export { financePayment, loanSchedule } from './finance-payment.ts';
export type { LoanSchedule, LoanTerms } from './finance-payment.ts';
export {
  maximumDownPaymentCents,
  priceBreakdown,
  PriceBreakdownSchema,
  PriceLineSchema,
  PurchaseTypeSchema,
  tierAprPercent,
} from './price-breakdown.ts';
export type { PriceBreakdown, PriceInput, PriceLine, PurchaseType } from './price-breakdown.ts';
export { priceRows, priceSummary } from './price-rows.ts';
export type { PriceRow, PriceSummary } from './price-rows.ts';
export { percentOfCents, roundCents } from './rounding.ts';
