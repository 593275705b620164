import { percentOfCents, roundCents } from './rounding.ts';

/** A lease by its money factor. Amounts in cents, percentages as 58 for 58 %, whole months. */
export interface LeaseDeal {
  /** Selling price and everything capitalized with it: acquisition and document fee. */
  readonly grossCapCostCents: number;
  /** Lowers the capitalized cost and is not paid by the buyer. */
  readonly rebateCents: number;
  readonly residualCents: number;
  readonly moneyFactor: number;
  readonly termMonths: number;
  /** Sales tax on each payment and on the cap cost reduction. */
  readonly taxPercent: number;
  /** Title, registration and security deposit: due at signing, not taxed. */
  readonly untaxedUpfrontCents: number;
  /** The part of it that the buyer gets back: the security deposit. */
  readonly refundableCents?: number;
  /**
   * What the state taxes: each payment and the reduction (the default), all payments and the reduction at signing, or the
   * selling price at signing (PRICE-52).
   */
  readonly taxMode?: LeaseTaxMode | undefined;
  /** Taxed at signing in the mode `full-price`. */
  readonly sellingPriceCents?: number;
}

export type LeaseTaxMode = 'payments' | 'upfront' | 'full-price';

/** The cost of a lease. `paymentCents` is the base payment plus tax; the first one is part of what is due at signing. */
export interface LeaseCost {
  readonly capCostReductionCents: number;
  readonly reductionTaxCents: number;
  readonly adjustedCapCostCents: number;
  readonly depreciationCents: number;
  readonly rentCents: number;
  readonly basePaymentCents: number;
  readonly paymentTaxCents: number;
  /** Tax due at signing besides that on the reduction; 0 if each payment includes its own. */
  readonly upfrontTaxCents: number;
  readonly paymentCents: number;
  readonly dueAtSigningCents: number;
  /** All monthly payments, the first included. */
  readonly totalOfPaymentsCents: number;
  /** Everything paid until the vehicle is returned, less what the buyer gets back (12 CFR 1013.4(e)). */
  readonly totalCostCents: number;
}

/**
 * Cost of a lease with a cap cost reduction: `depreciation = (K−R)/n`, `rent = (K+R)·MF`, their sum rounded half-up once, tax on the base
 * (PRICE-47, PRICE-48). A money factor is not an APR and must not be called one (Regulation M, PRICE-49).
 */
export function leaseCost(deal: LeaseDeal, capCostReductionCents: number): LeaseCost {
  const { grossCapCostCents, rebateCents, residualCents, moneyFactor, termMonths, taxPercent } = deal;
  const taxMode = deal.taxMode ?? 'payments';
  const adjustedCapCostCents = grossCapCostCents - rebateCents - capCostReductionCents;
  const depreciation = (adjustedCapCostCents - residualCents) / termMonths;
  // In integers, as in percentOfCents: a half stays one.
  const rent = ((adjustedCapCostCents + residualCents) * Math.round(moneyFactor * 10_000_000)) / 10_000_000;
  const basePaymentCents = Math.max(0, roundCents(depreciation + rent));
  const paymentTaxCents = taxMode === 'payments' ? percentOfCents(basePaymentCents, taxPercent) : 0;
  const paymentCents = basePaymentCents + paymentTaxCents;
  const reductionTaxCents = taxMode === 'full-price' ? 0 : percentOfCents(capCostReductionCents, taxPercent);
  const upfrontTaxCents = percentOfCents(taxedAtSigning(deal, basePaymentCents), taxPercent);
  const dueAtSigningCents =
    paymentCents + capCostReductionCents + reductionTaxCents + upfrontTaxCents + deal.untaxedUpfrontCents;
  const totalOfPaymentsCents = paymentCents * termMonths;
  return {
    capCostReductionCents,
    reductionTaxCents,
    adjustedCapCostCents,
    depreciationCents: roundCents(depreciation),
    rentCents: roundCents(rent),
    basePaymentCents,
    paymentTaxCents,
    upfrontTaxCents,
    paymentCents,
    dueAtSigningCents,
    totalOfPaymentsCents,
    totalCostCents: totalOfPaymentsCents + dueAtSigningCents - paymentCents - (deal.refundableCents ?? 0),
  };
}

function taxedAtSigning(deal: LeaseDeal, basePaymentCents: number): number {
  switch (deal.taxMode) {
    case 'upfront':
      return basePaymentCents * deal.termMonths;
    case 'full-price':
      return deal.sellingPriceCents ?? 0;
    default:
      return 0;
  }
}

/** A payment that is a cent lower takes this many cents at most off the taxes due at signing. */
const mostTaxDropCents = 10;

/**
 * The largest cap cost reduction within a given amount due at signing, which is met as closely as rounding allows (PRICE-53). So a larger
 * amount never raises the payment. Never below zero: the first payment and the fees are always due.
 */
export function capCostReductionCents(deal: LeaseDeal, dueAtSigningCents: number): number {
  const isSolvable = deal.taxMode === undefined || deal.taxMode === 'payments';
  const near = Math.max(0, (isSolvable ? solved : searched)(deal, dueAtSigningCents));
  // Tax and payment are rounded separately: the amount due does not rise with every cent of the reduction.
  for (let cents = near + mostTaxDropCents; cents >= Math.max(0, near - mostTaxDropCents); cents -= 1) {
    if (leaseCost(deal, cents).dueAtSigningCents <= dueAtSigningCents) return cents;
  }
  return near;
}

function solved(deal: LeaseDeal, dueAtSigningCents: number): number {
  const { grossCapCostCents, rebateCents, residualCents, moneyFactor, termMonths, taxPercent } = deal;
  const start = grossCapCostCents - rebateCents;
  const withTax = 1 + taxPercent / 100;
  const unreduced = (start - residualCents) / termMonths + (start + residualCents) * moneyFactor;
  const left = dueAtSigningCents - deal.untaxedUpfrontCents - withTax * unreduced;
  return roundCents(left / (withTax * (1 - 1 / termMonths - moneyFactor)));
}

/** The amount due increases with the reduction, except for a few cents of tax: bisection comes near, in any tax mode. */
function searched(deal: LeaseDeal, dueAtSigningCents: number): number {
  let low = 0;
  let high = Math.max(0, deal.grossCapCostCents - deal.rebateCents);
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (leaseCost(deal, middle).dueAtSigningCents <= dueAtSigningCents) low = middle;
    else high = middle - 1;
  }
  return low;
}
