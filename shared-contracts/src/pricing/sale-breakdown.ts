import type { PaymentSettings } from '../tenant/index.ts';
import { pricingCreditTier } from './credit-tier.ts';
import { financePayment } from './finance-payment.ts';
import { maximumDownPaymentCents, suggestedDownPaymentCents } from './loan-limits.ts';
import { equityCents, type PriceInput } from './price-input.ts';
import { saleLines, sumOfLines } from './price-lines.ts';
import type { PossiblePricing, PriceBreakdown, PriceError } from './price-schema.ts';
import { pricingEngine } from './pricing-engine.ts';
import { stateFees } from './state-fees.ts';

/** APR in percent of a credit tier for a vehicle's condition; the tenant's default tier if the name is unknown. */
export function tierAprPercent(
  settings: PaymentSettings,
  condition: PriceInput['condition'],
  creditTier = settings.defaultCreditTier,
): number {
  const tier = pricingCreditTier(settings, creditTier);
  return condition === 'New' ? tier.aprPercent.new : tier.aprPercent.used;
}

/** Input of a cash or loan price: enough for screens without a cart, which use `leaseQuote` for leases. */
export type SaleInput = PriceInput & { readonly purchaseType: 'Cash' | 'Finance' };

/**
 * Full price of a purchased vehicle. A price that violates a rule lists it in `errors` and what would help in `possible`; its figures are
 * still as computed.
 */
export function saleBreakdown(input: SaleInput): PriceBreakdown {
  return input.purchaseType === 'Cash' ? cashBreakdown(input) : financeBreakdown(input);
}

/** The common parts of cash and finance: lines, total, deposit, trade-in and protection. */
function saleBase(input: PriceInput): Omit<PriceBreakdown, 'balanceCents'> {
  const rules = stateFees(input.settings, input.state, input.todayOn);
  const lines = saleLines(input, rules);
  const { tradeIn, protection } = input;
  return {
    purchaseType: input.purchaseType,
    engine: pricingEngine,
    state: rules.state,
    salesTaxPercent: rules.salesTaxPercent,
    lines,
    totalCents: sumOfLines(lines),
    dueTodayCents: input.settings.depositCents,
    ...(tradeIn && { tradeIn: { ...tradeIn, equityCents: equityCents(input) } }),
    ...(protection && protection.length > 0 && { protection: [...protection] }),
  };
}

/** The cash price, also used for the lines of other purchase types. */
export function cashBreakdown(input: PriceInput): PriceBreakdown {
  const base = saleBase(input);
  const balanceCents = base.totalCents - equityCents(input) - base.dueTodayCents;
  if (balanceCents >= 0) return { ...base, balanceCents };
  const possible = { suggestedDownPaymentCents: null, suggestedTradeRemoval: true, pennyPerfect: null };
  return { ...base, balanceCents: 0, errors: ['negative-price'], possible };
}

function financeBreakdown(input: PriceInput): PriceBreakdown {
  const price = financedPrice(input);
  if (!price.errors) return price;
  return { ...price, possible: possiblePricing(input, price) };
}

type FinancedPrice = PriceBreakdown & { readonly finance: NonNullable<PriceBreakdown['finance']> };

/** The financed price with its errors, without suggestions. */
function financedPrice(input: PriceInput): FinancedPrice {
  const base = saleBase(input);
  const finance = financeTerms(input, base.totalCents);
  const balanceCents = Math.max(0, finance.downPaymentCents - base.dueTodayCents);
  const errors = financeErrors(input, finance.financedCents);
  return { ...base, balanceCents, finance, ...(errors.length > 0 && { errors }) };
}

function financeTerms(input: PriceInput, totalCents: number) {
  const { settings } = input;
  const equity = equityCents(input);
  const wanted = input.downPaymentCents ?? settings.defaultDownPaymentCents;
  // Limited by the price only: a trade-in that leaves too little to finance is an error with a suggestion, not a changed down payment.
  const most = maximumDownPaymentCents(totalCents - Math.min(0, equity), settings);
  // The deposit is part of the down payment: a smaller one would leave a part of the deposit uncredited (PRICE-44).
  const downPaymentCents = Math.max(settings.depositCents, Math.min(wanted, most));
  const termMonths = input.termMonths ?? settings.defaultTermMonths;
  const aprPercent = input.aprPercent ?? tierAprPercent(settings, input.condition, input.creditTier);
  const financedCents = totalCents - equity - downPaymentCents;
  const late = firstPaymentOf(settings);
  return {
    downPaymentCents,
    financedCents,
    termMonths,
    aprPercent,
    monthlyPaymentCents: financePayment({ amountCents: financedCents, aprPercent, termMonths, ...late }),
    ...late,
  };
}

function firstPaymentOf({ firstPaymentDays }: PaymentSettings) {
  return firstPaymentDays === undefined ? {} : { firstPaymentDays };
}

/** The tenant's maximum amount financed for a vehicle's value; undefined if there is no limit. */
function mostOnVehicleCents({ settings, bookValueCents, priceCents }: PriceInput): number | undefined {
  const { maximumLoanToValuePercent: cap } = settings;
  return cap === undefined ? undefined : Math.floor(((bookValueCents ?? priceCents) * cap) / 100);
}

/** The lower of the limits of the vehicle's value and of the shopper's approval; undefined if there is none. */
function mostFinancedCents(input: PriceInput): number | undefined {
  const limits = [mostOnVehicleCents(input), input.approvedUpToCents].filter((one) => one !== undefined);
  return limits.length > 0 ? Math.min(...limits) : undefined;
}

function financeErrors(input: PriceInput, financedCents: number): PriceError[] {
  if (financedCents <= 0) return ['negative-price'];
  if (financedCents < input.settings.minimumFinancedCents) return ['minimum-financed'];
  return [
    ...(financedCents > (mostOnVehicleCents(input) ?? Infinity) ? (['loan-to-value'] as const) : []),
    ...(financedCents > (input.approvedUpToCents ?? Infinity) ? (['approved-amount'] as const) : []),
  ];
}

function possiblePricing(input: PriceInput, { totalCents, finance }: FinancedPrice): PossiblePricing {
  const suggested = suggestedDownPaymentCents({
    unpaidCents: totalCents - equityCents(input),
    downPaymentCents: finance.downPaymentCents,
    leastDownPaymentCents: input.settings.depositCents,
    mostFinancedCents: mostFinancedCents(input),
    minimumFinancedCents: input.settings.minimumFinancedCents,
  });
  const untraded = input.tradeIn && financedPrice({ ...input, tradeIn: undefined });
  const suggestedTradeRemoval = untraded !== undefined && !untraded.errors;
  const helped =
    suggested !== null
      ? financedPrice({ ...input, downPaymentCents: suggested })
      : suggestedTradeRemoval
        ? untraded
        : undefined;
  return {
    suggestedDownPaymentCents: suggested,
    suggestedTradeRemoval,
    pennyPerfect: helped ? paymentOf(helped.finance) : null,
  };
}

function paymentOf({ monthlyPaymentCents, aprPercent, termMonths }: FinancedPrice['finance']) {
  return { monthlyPaymentCents, aprPercent, termMonths };
}
