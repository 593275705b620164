export { actuarialAprPercent } from './actuarial-apr.ts';
export { financePayment, loanOfPaymentCents, loanSchedule } from './finance-payment.ts';
export type { LoanSchedule } from './finance-payment.ts';
export { chooseIncentives } from './incentive-choice.ts';
export type { IncentiveChoice } from './incentive-choice.ts';
export { leaseQuote } from './lease-quote.ts';
export type { LeaseQuote } from './lease-quote.ts';
export { maximumDownPaymentCents } from './loan-limits.ts';
export { creditScores, creditTierNamed, pricingCreditTier } from './credit-tier.ts';
export { choiceNotOffered, offeredTerms } from './offered-choices.ts';
export { priceBreakdown } from './price-breakdown.ts';
export { saleBreakdown, tierAprPercent } from './sale-breakdown.ts';
export type { PriceInput } from './price-input.ts';
export { pricingEngine, PricingEngineSchema } from './pricing-engine.ts';
export { paymentSettingsOn, stateFees } from './state-fees.ts';
export {
  LeaseTermsSchema,
  PriceBreakdownSchema,
  PriceLineSchema,
  PurchaseTypeSchema,
  TradeInPriceSchema,
} from './price-schema.ts';
export type { LeaseTerms, PriceBreakdown, PriceLine, PurchaseType } from './price-schema.ts';
export {
  dueAtSigningRows,
  incentiveSavingsCents,
  priceRows,
  priceSummary,
  tradeInRows,
} from './price-rows.ts';
export type { DueRow, PriceRow, TradeInPriceRow } from './price-rows.ts';
export { roundCents } from './rounding.ts';
export { suggestedChanges } from './suggested-changes.ts';
export type { SuggestedChanges } from './suggested-changes.ts';
export { wholeDollarRows, wholeDollarSummary } from './whole-dollar-rows.ts';
