import {
  financePayment,
  leaseQuote,
  saleBreakdown,
  suggestedChanges,
  type PriceBreakdown,
  type PriceInput,
  type SuggestedChanges,
} from '../pricing/index.ts';
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
    readonly annualMiles: number;
    readonly dueAtSigningCents: number;
    /** Part of what is due at signing; 0 for none. */
    readonly securityDepositCents: number;
  };
  readonly priceError?: 'not-qualified' | 'out-of-range';
  readonly possible?: SuggestedChanges;
  readonly isPrequalificationIncomplete?: true;
}

interface PaymentQuestion {
  readonly settings: PaymentSettings;
  readonly prequalification: Pick<Prequalification, 'state' | 'approval'>;
  /** The shopper's down payment; the tenant's default if undefined. */
  readonly downPaymentCents?: number | undefined;
  /** The trade-in that the shopper has applied to the purchase: it counts on every vehicle, as in the cart (PRICE-16). */
  readonly tradeIn?: PriceInput['tradeIn'];
}

/**
 * The payment of a vehicle for this shopper: the engine's payment at the personal rate while the approval is valid (PRICE-10), less their
 * trade-in, 'not qualified' after a refusal (PRICE-15), and the estimate before a decision.
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
  question: PaymentQuestion,
  approval: Approval,
): PersonalPayment {
  const { settings, downPaymentCents, tradeIn } = question;
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
    tradeIn,
  });
  if (price.finance && !price.errors) {
    return { estimateType: 'Personalized', personalized: termsOf(price.finance) };
  }
  return withSuggestion(price) ?? personalLease(vehicle, question, approval) ?? outOfRange;
}

const outOfRange = { estimateType: 'None', priceError: 'out-of-range' } as const;

/** What would make a payment possible; undefined if nothing does. */
function withSuggestion(price: PriceBreakdown): PersonalPayment | undefined {
  const possible = suggestedChanges(price);
  return possible && { ...outOfRange, possible };
}

/** A lease is limited by its payment: at most the monthly payment of the approved loan, for a vehicle worth financing. */
function personalLease(
  vehicle: PricedVehicle,
  { settings, tradeIn }: PaymentQuestion,
  { state, aprPercent, creditTier, approvedUpToCents }: Approval,
): PersonalPayment | undefined {
  const lease = leaseQuote({
    ...vehicle,
    msrpCents: vehicle.msrpCents ?? vehicle.priceCents,
    incentivesCents: Math.min(vehicle.incentivesTotalCents, vehicle.priceCents),
    settings,
    state,
    creditTier,
    equityCents: tradeIn && tradeIn.valueCents - tradeIn.payoffCents,
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
  const { termMonths, annualMiles, securityDepositCents } = lease;
  const terms = { monthlyPaymentCents: paymentCents, termMonths, annualMiles };
  const personalizedLease = { ...terms, dueAtSigningCents, securityDepositCents };
  return { estimateType: 'Personalized', personalizedLease };
}

function termsOf({ monthlyPaymentCents, downPaymentCents, termMonths, aprPercent }: Terms): Terms {
  return { monthlyPaymentCents, downPaymentCents, termMonths, aprPercent };
}
