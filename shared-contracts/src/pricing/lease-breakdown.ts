import { leaseQuote, type LeaseQuote } from './lease-quote.ts';
import { equityCents, protectionCents, type PriceInput } from './price-input.ts';
import { leaseLines, sumOfLines } from './price-lines.ts';
import { pricingEngine } from './pricing-engine.ts';
import type { LeaseTerms, PriceBreakdown } from './price-schema.ts';

function quoteOf(input: PriceInput): LeaseQuote | undefined {
  return leaseQuote({
    ...input,
    msrpCents: input.msrpCents ?? input.priceCents,
    dueAtSigningCents: input.downPaymentCents,
    equityCents: equityCents(input),
    protectionCents: protectionCents(input),
  });
}

/**
 * The price of a lease; undefined for a vehicle that cannot be leased. A trade-in with more equity than the amount to lease fails with
 * `negative-price`, and the lease is computed without it.
 */
export function leaseBreakdown(input: PriceInput): PriceBreakdown | undefined {
  const quote = quoteOf(input);
  if (quote) return breakdownOf(input, quote);
  if (!input.tradeIn) return undefined;
  const untraded = quoteOf({ ...input, tradeIn: undefined });
  if (!untraded) return undefined;
  const { cost, termMonths } = untraded;
  return {
    ...breakdownOf(input, untraded),
    errors: ['negative-price'],
    possible: {
      suggestedDownPaymentCents: null,
      suggestedTradeRemoval: true,
      pennyPerfect: { monthlyPaymentCents: cost.paymentCents, aprPercent: null, termMonths },
    },
  };
}

function breakdownOf(input: PriceInput, quote: LeaseQuote): PriceBreakdown {
  const lines = leaseLines(input, quote.acquisitionFeeCents);
  const { tradeIn, protection } = input;
  const dueTodayCents = input.settings.depositCents;
  return {
    purchaseType: 'Lease',
    engine: pricingEngine,
    state: quote.state,
    salesTaxPercent: quote.taxPercent,
    lines,
    totalCents: sumOfLines(lines),
    dueTodayCents,
    balanceCents: Math.max(0, quote.cost.dueAtSigningCents - dueTodayCents),
    lease: leaseTerms(quote),
    ...(tradeIn && { tradeIn: { ...tradeIn, equityCents: equityCents(input) } }),
    ...(protection && protection.length > 0 && { protection: [...protection] }),
  };
}

function leaseTerms({ cost, ...quote }: LeaseQuote): LeaseTerms {
  return {
    monthlyPaymentCents: cost.paymentCents,
    basePaymentCents: cost.basePaymentCents,
    termMonths: quote.termMonths,
    annualMiles: quote.annualMiles,
    excessMileCents: quote.excessMileCents,
    moneyFactor: quote.moneyFactor,
    residualPercent: quote.residualPercent,
    residualCents: quote.residualCents,
    capCostReductionCents: cost.capCostReductionCents,
    adjustedCapCostCents: cost.adjustedCapCostCents,
    dueAtSigningCents: cost.dueAtSigningCents,
    leastDueCents: quote.leastDueCents,
    mostDueCents: quote.mostDueCents,
    reductionTaxCents: cost.reductionTaxCents,
    upfrontTaxCents: cost.upfrontTaxCents,
    titleRegistrationCents: quote.titleRegistrationCents,
    securityDepositCents: quote.securityDepositCents,
    deliveryFeeCents: quote.deliveryFeeCents,
    totalOfPaymentsCents: cost.totalOfPaymentsCents,
    totalCostCents: cost.totalCostCents,
  };
}
