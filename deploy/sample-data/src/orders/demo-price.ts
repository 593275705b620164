import { priceBreakdown, type PriceBreakdown } from '@forecourt/shared-contracts/pricing';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import type { CatalogVehicle } from '@forecourt/backend/commerce/index.ts';

/**
 * Returns the price of a sample order at the tenant's home. A lease has the lines without loan terms; the
 * amount due at signing, the tenant's default down payment, replaces a down payment.
 */
export function demoPrice(
  tenant: Tenant,
  found: CatalogVehicle,
  dealType: 'Cash' | 'Finance' | 'Lease',
): PriceBreakdown {
  const price = priceBreakdown({
    purchaseType: dealType === 'Finance' ? 'Finance' : 'Cash',
    priceCents: found.vehicle.priceCents,
    incentivesCents: found.incentivesCents,
    deliveryFeeCents: 0,
    condition: found.vehicle.condition,
    state: tenant.payment.homeState,
    settings: tenant.payment,
  });
  if (dealType !== 'Lease') return price;
  const { defaultDownPaymentCents, depositCents } = tenant.payment;
  return {
    ...price,
    purchaseType: dealType,
    balanceCents: Math.max(0, defaultDownPaymentCents - depositCents),
  };
}
