import { priceBreakdown, type PriceBreakdown } from '@forecourt/shared-contracts/pricing';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import type { CatalogVehicle } from '../commerce/index.ts';

/** Price of a sample order at the tenant's home; a lease carries the lines without terms of a loan. */
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
  return { ...price, purchaseType: dealType };
}
