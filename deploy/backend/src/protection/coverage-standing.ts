import type { OrderVehicle } from '@forecourt/shared-contracts/commerce';
import { dateOnIn } from '@forecourt/shared-contracts/fulfillment';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import type { Clock } from '../ports/index.ts';
import { offeredProducts, type OfferedProducts } from './offered-products.ts';
import type { PlannedCoverage } from './protection.tables.ts';
import type { ProtectionPricing, ProtectionQuotes } from './protection-pricing.ts';

/** What prices of coverage need of their surroundings. */
export interface PricingDeps {
  readonly pricing: ProtectionPricing;
  readonly clock: Clock;
}

/** A purchase that coverage can be chosen for. */
export interface PurchaseToProtect {
  readonly tenant: Tenant;
  readonly vehicle: OrderVehicle;
  readonly purchaseType: 'Cash' | 'Finance' | 'Lease';
  readonly zipCode: string | undefined;
}

/** Coverage that counts in the price. `isHeld` where today's price could not be had and the quoted one stands. */
export interface CountedCoverage {
  readonly type: PlannedCoverage['type'];
  readonly code: string;
  readonly priceCents: number;
  readonly isHeld: boolean;
}

/** What a purchase may have today, at which prices, and what of the chosen coverage counts. */
export interface CoverageStanding extends OfferedProducts {
  /** Undefined when nothing could be priced. */
  readonly quotes: ProtectionQuotes | undefined;
  readonly counted: readonly CountedCoverage[];
}

/**
 * Holds a plan against today's packages and prices: what is no longer sold for this purchase does not count, and a level whose price
 * cannot be had keeps the one it was quoted at, so that an outage of the pricing service never changes somebody's total.
 */
export async function coverageStanding(
  { pricing, clock }: PricingDeps,
  { tenant, vehicle, purchaseType, zipCode }: PurchaseToProtect,
  coverage: readonly PlannedCoverage[],
): Promise<CoverageStanding> {
  const today = dateOnIn(clock.now(), tenant.contact.timeZone);
  const ageYears = Math.max(0, Number(today.slice(0, 4)) - vehicle.year);
  const { mileage } = vehicle;
  const offered = offeredProducts(tenant.protection, { ageYears, mileage, purchaseType });
  const { products } = offered;
  const quotes =
    products.length > 0 ? await pricing.quote({ vehicle, zipCode, ageYears, products }) : new Map();
  const sold = new Set(products.flatMap(({ levels }) => levels.map(({ code }) => code)));
  const counted = coverage
    .filter(({ code }) => sold.has(code))
    .map(({ type, code, quotedCents }) => {
      const priceCents = quotes?.get(code);
      return { type, code, priceCents: priceCents ?? quotedCents, isHeld: priceCents === undefined };
    });
  return { ...offered, quotes, counted };
}
