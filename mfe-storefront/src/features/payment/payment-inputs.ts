import type { VehicleDetail } from '@forecourt/shared-contracts/inventory';
import {
  loanSchedule,
  maximumDownPaymentCents,
  priceBreakdown,
  type LoanSchedule,
  type PriceBreakdown,
} from '@forecourt/shared-contracts/pricing';
import type { PaymentSettings } from '@forecourt/shared-contracts/tenant';

/** What the shopper chose in the payment calculator. `state` is two letters, known once the ZIP is. */
export interface PaymentInputs {
  readonly purchaseType: 'Cash' | 'Finance';
  readonly termMonths: number;
  readonly downPaymentCents: number;
  readonly creditTier: string;
  readonly state: string | undefined;
}

/** A price for these choices. `canFinance` is false when the whole price is below what the dealer finances at least. */
export interface PaymentQuote {
  readonly price: PriceBreakdown;
  readonly maximumDownCents: number;
  readonly canFinance: boolean;
  /** Cost of the loan over its term; absent for cash. */
  readonly loan?: LoanSchedule;
}

type PricedVehicle = Pick<VehicleDetail, 'priceCents' | 'incentivesTotalCents' | 'condition'>;

/** The tenant's defaults: finance, its term, down payment and credit tier, and its home state's taxes and fees. */
export function defaultPaymentInputs(settings: PaymentSettings): PaymentInputs {
  return {
    purchaseType: 'Finance',
    termMonths: settings.defaultTermMonths,
    downPaymentCents: settings.defaultDownPaymentCents,
    creditTier: settings.defaultCreditTier,
    state: undefined,
  };
}

/** Prices a vehicle for the shopper's choices with the shared engine; delivery is chosen later and not in it. */
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
  };
  const cash = priceBreakdown({ ...base, purchaseType: 'Cash' });
  const canFinance = cash.totalCents >= settings.minimumFinancedCents;
  const maximumDownCents = maximumDownPaymentCents(cash.totalCents, settings);
  if (inputs.purchaseType === 'Cash' || !canFinance) return { price: cash, maximumDownCents, canFinance };
  const price = priceBreakdown({ ...base, ...inputs });
  const { finance } = price;
  if (!finance) return { price, maximumDownCents, canFinance };
  const loan = loanSchedule({ ...finance, amountCents: finance.financedCents });
  return { price, maximumDownCents, canFinance, loan };
}

/** A typed down payment held between 0 and the most whole dollars that still leave enough to finance. */
export function clampedDownPayment(typedCents: number, maximumDownCents: number): number {
  return Math.min(Math.max(0, typedCents), Math.floor(maximumDownCents / 100) * 100);
}
