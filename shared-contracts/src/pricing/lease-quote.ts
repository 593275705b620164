import type { PaymentSettings, StateFees } from '../tenant/index.ts';
import { capCostReductionCents, leaseCost, type LeaseCost, type LeaseDeal } from './lease-payment.ts';
import { stateFees } from './state-fees.ts';
import { percentOfCents } from './rounding.ts';

/** Inputs of a lease for one vehicle; undefined choices use the tenant's defaults. */
export interface LeaseInput {
  readonly condition: 'New' | 'Used' | 'Certified';
  readonly priceCents: number;
  readonly msrpCents: number;
  readonly incentivesCents: number;
  /** Two letters; the tenant's home state if the tenant has no rules for it. */
  readonly state: string | undefined;
  readonly termMonths?: number | undefined;
  readonly annualMiles?: number | undefined;
  readonly creditTier?: string | undefined;
  /** What the shopper wants to pay at signing; clamped to the minimum and maximum. */
  readonly dueAtSigningCents?: number | undefined;
  /**
   * Value of a trade-in less its payoff: positive equity lowers the capitalized cost and is not taxed as a reduction, negative equity is
   * capitalized. Both are our own choice.
   */
  readonly equityCents?: number | undefined;
  /** Protection, which is capitalized. */
  readonly protectionCents?: number | undefined;
  /** Due at signing, not taxed. */
  readonly deliveryFeeCents?: number | undefined;
  /** Calendar date in the dealer's zone, for tax rules with dates. */
  readonly todayOn?: string | undefined;
  readonly settings: PaymentSettings;
}

/** A lease with everything required in its disclosure (Regulation M; PRICE-8, PRICE-75). Money in integer cents. */
export interface LeaseQuote {
  readonly cost: LeaseCost;
  readonly termMonths: number;
  readonly annualMiles: number;
  readonly moneyFactor: number;
  readonly residualPercent: number;
  readonly residualCents: number;
  readonly excessMileCents: number;
  readonly sellingPriceCents: number;
  readonly acquisitionFeeCents: number;
  readonly documentFeeCents: number;
  readonly rebateCents: number;
  /** Of the trade-in: lowers the capitalized cost, or raises it if negative. */
  readonly equityCents: number;
  readonly titleRegistrationCents: number;
  readonly securityDepositCents: number;
  readonly deliveryFeeCents: number;
  readonly state: string;
  readonly taxPercent: number;
  /** Due at signing without any cap cost reduction (PRICE-54), at least the deposit; a lease's minimum down payment (PRICE-20). */
  readonly leastDueCents: number;
  /** Due at signing if the payments cover half of the depreciation. */
  readonly mostDueCents: number;
}

function chosen<T>(options: readonly T[], isWanted: (one: T) => boolean, isDefault: (one: T) => boolean): T {
  const found = options.find(isWanted) ?? options.find(isDefault) ?? options[0];
  if (found === undefined) throw new RangeError('A lease needs at least one term and one mileage');
  return found;
}

function leaseChoices(input: LeaseInput, lease: NonNullable<PaymentSettings['lease']>) {
  const { settings, termMonths: months, annualMiles: miles, creditTier } = input;
  const term = chosen(
    lease.terms,
    ({ termMonths }) => termMonths === months,
    ({ termMonths }) => termMonths === lease.defaultTermMonths,
  );
  const mileage = chosen(
    lease.mileages,
    ({ annualMiles }) => annualMiles === miles,
    () => false,
  );
  const moneyFactor =
    lease.moneyFactors[creditTier ?? ''] ?? lease.moneyFactors[settings.defaultCreditTier] ?? 0;
  return {
    termMonths: term.termMonths,
    annualMiles: mileage.annualMiles,
    residualPercent: term.residualPercent - mileage.residualPercent,
    moneyFactor,
  };
}

function leaseDeal(input: LeaseInput, rules: StateFees, choices: ReturnType<typeof leaseChoices>): LeaseDeal {
  const { settings, priceCents, msrpCents, incentivesCents, equityCents = 0 } = input;
  const { acquisitionFeeCents = 0, securityDepositCents = 0 } = settings.lease ?? {};
  const products = (input.protectionCents ?? 0) + Math.max(0, -equityCents);
  return {
    grossCapCostCents: priceCents + acquisitionFeeCents + settings.documentFeeCents + products,
    rebateCents: incentivesCents + Math.max(0, equityCents),
    residualCents: percentOfCents(msrpCents, choices.residualPercent),
    moneyFactor: choices.moneyFactor,
    termMonths: choices.termMonths,
    taxPercent: rules.salesTaxPercent,
    untaxedUpfrontCents: rules.titleRegistrationCents + securityDepositCents + (input.deliveryFeeCents ?? 0),
    refundableCents: securityDepositCents,
    taxMode: rules.leaseTax,
    sellingPriceCents: priceCents,
  };
}

/** The deposit is part of what is due at signing: the reduction with which no less than it is due (PRICE-44), to the cent. */
function reductionForDeposit(deal: LeaseDeal, depositCents: number): number {
  let cents = capCostReductionCents(deal, depositCents);
  while (leaseCost(deal, cents).dueAtSigningCents < depositCents) cents += 1;
  return cents;
}

/**
 * The lease of a new vehicle by the tenant's rules; undefined for used ones, if the tenant does not lease, and if the residual exceeds the
 * capitalized cost. Client and server both call this function.
 */
export function leaseQuote(input: LeaseInput): LeaseQuote | undefined {
  const { settings, condition } = input;
  const { lease } = settings;
  if (!lease || condition !== 'New') return undefined;
  const rules = stateFees(settings, input.state, input.todayOn);
  const choices = leaseChoices(input, lease);
  const deal = leaseDeal(input, rules, choices);
  const depreciationCents = deal.grossCapCostCents - deal.rebateCents - deal.residualCents;
  if (depreciationCents <= 0) return undefined;
  const leastReductionCents = reductionForDeposit(deal, settings.depositCents);
  const leastDueCents = leaseCost(deal, leastReductionCents).dueAtSigningCents;
  const mostDueCents = leaseCost(deal, Math.floor(depreciationCents / 2)).dueAtSigningCents;
  const wanted = input.dueAtSigningCents ?? settings.defaultDownPaymentCents;
  const dueCents = Math.max(leastDueCents, Math.min(mostDueCents, wanted));
  return {
    ...choices,
    cost: leaseCost(deal, Math.max(leastReductionCents, capCostReductionCents(deal, dueCents))),
    residualCents: deal.residualCents,
    excessMileCents: lease.excessMileCents,
    sellingPriceCents: input.priceCents,
    acquisitionFeeCents: lease.acquisitionFeeCents,
    documentFeeCents: settings.documentFeeCents,
    rebateCents: input.incentivesCents,
    equityCents: input.equityCents ?? 0,
    titleRegistrationCents: rules.titleRegistrationCents,
    securityDepositCents: lease.securityDepositCents,
    deliveryFeeCents: input.deliveryFeeCents ?? 0,
    state: rules.state,
    taxPercent: rules.salesTaxPercent,
    leastDueCents,
    mostDueCents,
  };
}
