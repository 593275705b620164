import type { EstimatedPayment, VehicleCondition } from '@forecourt/shared-contracts/inventory';
import { priceBreakdown } from '@forecourt/shared-contracts/pricing';
import type { PaymentSettings } from '@forecourt/shared-contracts/tenant';

interface PaymentQuestion {
  readonly condition: VehicleCondition;
  readonly priceCents: number;
  readonly incentivesCents: number;
}

/**
 * Returns the payment that cards show before the shopper has entered anything: price with taxes and fees of
 * the tenant's home state, its default down payment, term and credit tier. Undefined if less than the tenant's
 * minimum is left to finance, as on the vehicle's page (PRICE-14).
 */
export function estimatedPayment(
  { condition, priceCents, incentivesCents }: PaymentQuestion,
  settings: PaymentSettings,
): EstimatedPayment | undefined {
  const { finance, errors } = priceBreakdown({
    purchaseType: 'Finance',
    priceCents,
    incentivesCents: Math.min(incentivesCents, priceCents),
    deliveryFeeCents: 0,
    condition,
    state: settings.homeState,
    settings,
  });
  if (!finance || finance.monthlyPaymentCents <= 0 || errors?.includes('minimum-financed')) return undefined;
  const { monthlyPaymentCents, downPaymentCents, termMonths, aprPercent } = finance;
  return { monthlyPaymentCents, downPaymentCents, termMonths, aprPercent };
}
