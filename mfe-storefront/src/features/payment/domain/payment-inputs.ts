import type { VehicleDetail } from '@forecourt/shared-contracts/inventory';
import {
  leaseQuote,
  loanSchedule,
  maximumDownPaymentCents,
  saleBreakdown,
  type LeaseQuote,
  type LoanSchedule,
  type PriceBreakdown,
  type PriceInput,
} from '@forecourt/shared-contracts/pricing';
import type { PaymentSettings } from '@forecourt/shared-contracts/tenant';

/** The shopper's choices in the payment calculator. `state` is two letters, known once the ZIP is. */
export interface PaymentInputs {
  readonly purchaseType: 'Cash' | 'Finance' | 'Lease';
  readonly termMonths: number;
  readonly downPaymentCents: number;
  readonly creditTier: string;
  readonly state: string | undefined;
  /** The rate of the shopper's valid approval; that of the credit tier by default. */
  readonly aprPercent?: number;
  /** The most that the approval covers. */
  readonly approvedUpToCents?: number;
  /** The trade-in that is applied to the purchase, which counts here as in the cart. */
  readonly tradeIn?: PriceInput['tradeIn'];
  /** The tenant's defaults until the shopper changes them. */
  readonly lease: {
    readonly termMonths?: number;
    readonly annualMiles?: number;
    readonly dueAtSigningCents?: number;
  };
}

/**
 * A price for these choices. `canFinance` is false when the price less the trade-in and the deposit is below the dealer's minimum to finance.
 */
export interface PaymentQuote {
  readonly price: PriceBreakdown;
  /** The total price less the trade-in's equity. */
  readonly toPayCents: number;
  readonly maximumDownCents: number;
  readonly canFinance: boolean;
  /** Cost of the loan over its term; absent for cash. */
  readonly loan?: LoanSchedule;
  /** Whether this vehicle can be leased at all. */
  readonly canLease: boolean;
  /** The lease, if the shopper selected one. */
  readonly lease?: LeaseQuote;
}

type PricedVehicle = Pick<VehicleDetail, 'priceCents' | 'msrpCents' | 'incentivesTotalCents' | 'condition'>;

/** Returns the tenant's defaults: finance, its term, down payment and credit tier, and its home state's taxes and fees. */
export function defaultPaymentInputs(settings: PaymentSettings): PaymentInputs {
  return {
    purchaseType: 'Finance',
    termMonths: settings.defaultTermMonths,
    downPaymentCents: settings.defaultDownPaymentCents,
    creditTier: settings.defaultCreditTier,
    state: undefined,
    lease: {},
  };
}

/**
 * Prices a vehicle for the shopper's choices with the shared engine; delivery is chosen later and not included. A trade-in that is worth more
 * than the price is left out: there is no price with it (PRICE-22).
 */
export function paymentQuote(
  vehicle: PricedVehicle,
  inputs: PaymentInputs,
  settings: PaymentSettings,
): PaymentQuote {
  const base = {
    priceCents: vehicle.priceCents,
    incentivesCents: vehicle.incentivesTotalCents,
    deliveryFeeCents: 0,
    condition: vehicle.condition,
    state: inputs.state,
    settings,
    tradeIn: inputs.tradeIn,
  };
  const cash = saleBreakdown({ ...base, purchaseType: 'Cash' });
  if (cash.errors) return paymentQuote(vehicle, { ...inputs, tradeIn: undefined }, settings);
  const equityCents = cash.tradeIn?.equityCents ?? 0;
  const toPayCents = cash.totalCents - equityCents;
  const canFinance = toPayCents - settings.depositCents >= settings.minimumFinancedCents;
  const maximumDownCents = maximumDownPaymentCents(toPayCents, settings);
  // The residual of a lease is a share of the list price; without one, of the price.
  const { msrpCents = vehicle.priceCents } = vehicle;
  const { creditTier } = inputs;
  const lease = leaseQuote({ ...base, msrpCents, creditTier, equityCents, ...inputs.lease });
  const can = { toPayCents, maximumDownCents, canFinance, canLease: lease !== undefined };
  if (inputs.purchaseType === 'Lease' && lease) return { ...can, price: cash, lease };
  if (inputs.purchaseType === 'Cash' || !canFinance) return { ...can, price: cash };
  // A trade-in can leave less to finance than the down payment needs.
  const downPaymentCents = Math.min(inputs.downPaymentCents, maximumDownCents);
  const price = saleBreakdown({ ...inputs, ...base, purchaseType: 'Finance', downPaymentCents });
  const { finance } = price;
  if (!finance) return { ...can, price };
  const loan = loanSchedule({ ...finance, amountCents: finance.financedCents });
  return { ...can, price, loan };
}

/** The limits of an amount that is typed in whole dollars. */
export interface AmountLimits {
  readonly leastCents: number;
  readonly mostCents: number;
}

/** Clamps a typed amount to the first and the last possible whole dollar (FIELD-108). */
export function clampedAmount(typedCents: number, { leastCents, mostCents }: AmountLimits): number {
  const least = Math.ceil(leastCents / 100) * 100;
  return Math.max(least, Math.min(typedCents, Math.floor(mostCents / 100) * 100));
}
