import { financePayment, leaseQuote, saleBreakdown, type PriceBreakdown } from '../pricing/index.ts';
import type { PaymentSettings } from '../tenant/index.ts';
import type { Approval, Prequalification } from './prequalification-schema.ts';

/** The type of payment estimate for this shopper (PRICE-9). */
export type EstimateType = 'None' | 'Estimated' | 'Personalized';

interface PricedVehicle {
  readonly priceCents: number;
  /** The manufacturer's list price, which a lease depends on; defaults to the price. */
  readonly msrpCents?: number | undefined;
  readonly incentivesTotalCents: number;
  readonly condition: 'New' | 'Used' | 'Certified';
}

interface Terms {
  readonly monthlyPaymentCents: number;
  readonly downPaymentCents: number;
  readonly termMonths: number;
  readonly aprPercent: number;
}

/**
 * One vehicle's payment under a pre-qualification; money in cents. `possible` is what would bring the loan within the approved amount
 * (SHOP-20). Without a payment or an error, the general estimate applies.
 */
export interface PersonalPayment {
  readonly estimateType: EstimateType;
  readonly personalized?: Terms;
  /** A lease that the shopper qualifies for, if no loan of theirs covers the vehicle. */
  readonly personalizedLease?: {
    readonly monthlyPaymentCents: number;
    readonly termMonths: number;
    readonly dueAtSigningCents: number;
  };
  readonly priceError?: 'not-qualified' | 'out-of-range';
  readonly possible?: {
    readonly suggestedDownPaymentCents: number;
    readonly currentDownPaymentCents: number;
    readonly removeTrade: false;
    readonly pricing: Pick<Terms, 'monthlyPaymentCents' | 'termMonths' | 'aprPercent'>;
  };
  readonly isPrequalificationIncomplete?: true;
}

interface PaymentQuestion {
  readonly settings: PaymentSettings;
  readonly prequalification: Pick<Prequalification, 'state' | 'approval'>;
  /** The shopper's down payment; the tenant's default if undefined. */
  readonly downPaymentCents?: number | undefined;
}

/**
 * The payment of a vehicle for this shopper: the engine's payment at the personal rate while the approval is valid (PRICE-10), 'not
 * qualified' after a refusal (PRICE-15), and the estimate before a decision.
 */
export function personalPayment(vehicle: PricedVehicle, question: PaymentQuestion): PersonalPayment {
  const { state, approval } = question.prequalification;
  switch (state) {
    case 'mq_declined':
    case 'retailer_declined':
      return { estimateType: 'None', priceError: 'not-qualified' };
    case 'mq_incompleted':
      return { estimateType: 'Estimated', isPrequalificationIncomplete: true };
    case 'mq_approved':
    case 'mf_completed':
      return approval ? withApproval(vehicle, question, approval) : { estimateType: 'Estimated' };
    case 'not_started':
    case 'mq_approved_expired':
      return { estimateType: 'Estimated' };
  }
}

function withApproval(
  vehicle: PricedVehicle,
  { settings, downPaymentCents }: PaymentQuestion,
  approval: Approval,
): PersonalPayment {
  const { state, aprPercent: rates, creditTier, approvedUpToCents } = approval;
  const price = saleBreakdown({
    purchaseType: 'Finance',
    priceCents: vehicle.priceCents,
    incentivesCents: Math.min(vehicle.incentivesTotalCents, vehicle.priceCents),
    deliveryFeeCents: 0,
    condition: vehicle.condition,
    state,
    settings,
    creditTier,
    aprPercent: vehicle.condition === 'New' ? rates.new : rates.used,
    approvedUpToCents,
    downPaymentCents,
  });
  if (price.finance && !price.errors) {
    return { estimateType: 'Personalized', personalized: termsOf(price.finance) };
  }
  return withSuggestion(price) ?? personalLease(vehicle, settings, approval) ?? outOfRange;
}

const outOfRange = { estimateType: 'None', priceError: 'out-of-range' } as const;

/** The payment that another down payment would make possible; undefined if none does. */
function withSuggestion({ finance, possible }: PriceBreakdown): PersonalPayment | undefined {
  const { suggestedDownPaymentCents = null, pennyPerfect = null } = possible ?? {};
  const aprPercent = pennyPerfect?.aprPercent ?? null;
  if (!finance || !pennyPerfect || suggestedDownPaymentCents === null || aprPercent === null)
    return undefined;
  return {
    ...outOfRange,
    possible: {
      suggestedDownPaymentCents,
      currentDownPaymentCents: finance.downPaymentCents,
      removeTrade: false,
      pricing: { ...pennyPerfect, aprPercent },
    },
  };
}

/** A lease is limited by its payment: at most the monthly payment of the approved loan, for a vehicle worth financing. */
function personalLease(
  vehicle: PricedVehicle,
  settings: PaymentSettings,
  { state, aprPercent, creditTier, approvedUpToCents }: Approval,
): PersonalPayment | undefined {
  const lease = leaseQuote({
    ...vehicle,
    msrpCents: vehicle.msrpCents ?? vehicle.priceCents,
    incentivesCents: Math.min(vehicle.incentivesTotalCents, vehicle.priceCents),
    settings,
    state,
    creditTier,
  });
  const mostCents = financePayment({
    amountCents: approvedUpToCents,
    aprPercent: aprPercent.new,
    termMonths: settings.defaultTermMonths,
    firstPaymentDays: settings.firstPaymentDays,
  });
  if (!lease || vehicle.priceCents < settings.minimumFinancedCents) return undefined;
  const { paymentCents, dueAtSigningCents } = lease.cost;
  if (paymentCents > mostCents) return undefined;
  const { termMonths } = lease;
  const personalizedLease = { monthlyPaymentCents: paymentCents, termMonths, dueAtSigningCents };
  return { estimateType: 'Personalized', personalizedLease };
}

function termsOf({ monthlyPaymentCents, downPaymentCents, termMonths, aprPercent }: Terms): Terms {
  return { monthlyPaymentCents, downPaymentCents, termMonths, aprPercent };
}
