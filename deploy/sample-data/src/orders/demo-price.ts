import { dateOnIn } from '@forecourt/shared-contracts/fulfillment';
import { priceBreakdown, type PriceBreakdown } from '@forecourt/shared-contracts/pricing';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import type { CatalogVehicle } from '@forecourt/backend/commerce/index.ts';

/** A sample order to be priced; `state` is the buyer's, the tenant's own if absent. */
export interface DemoPricing {
  readonly tenant: Tenant;
  readonly found: CatalogVehicle;
  readonly dealType: 'Cash' | 'Finance' | 'Lease';
  readonly state?: string | undefined;
  readonly now: Date;
}

/**
 * Returns the price of a sample order by the engine that prices carts, with the tenant's default terms. A lease
 * of a vehicle that cannot be leased has an error in its price, as a cart would.
 */
export function demoPrice({ tenant, found, dealType, state, now }: DemoPricing): PriceBreakdown {
  return priceBreakdown({
    purchaseType: dealType,
    priceCents: found.vehicle.priceCents,
    msrpCents: found.msrpCents,
    incentivesCents: found.incentivesCents,
    deliveryFeeCents: 0,
    condition: found.vehicle.condition,
    state: state ?? tenant.payment.homeState,
    settings: tenant.payment,
    todayOn: dateOnIn(now, tenant.contact.timeZone),
  });
}
