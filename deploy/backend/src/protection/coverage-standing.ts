import type { OrderVehicle } from '@forecourt/shared-contracts/commerce';
import { dateOnIn } from '@forecourt/shared-contracts/fulfillment';
import type { PurchaseType } from '@forecourt/shared-contracts/pricing';
import type { ProtectionType } from '@forecourt/shared-contracts/protection';
import type { ProtectionProduct, Tenant } from '@forecourt/shared-contracts/tenant';
import type { Clock } from '../ports/index.ts';
import { offeredProducts, suitsPurchase, type OfferedProducts } from './offered-products.ts';
import type { PlannedCoverage } from './protection.tables.ts';
import type { ProtectionPricing, ProtectionQuotes } from './protection-pricing.ts';

/** Dependencies of coverage pricing. */
export interface PricingDeps {
  readonly pricing: ProtectionPricing;
  readonly clock: Clock;
}

/** A purchase that coverage can be chosen for. */
export interface PurchaseToProtect {
  readonly tenant: Tenant;
  readonly vehicle: OrderVehicle;
  readonly purchaseType: PurchaseType;
  /** Term of the loan or lease; undefined with cash. */
  readonly loanMonths?: number | undefined;
  readonly zipCode: string | undefined;
}

/** Coverage included in the price. `isHeld` if today's price is unavailable and the quoted one is used. */
export interface CountedCoverage {
  readonly type: PlannedCoverage['type'];
  readonly code: string;
  readonly priceCents: number;
  readonly isHeld: boolean;
}

/** What a purchase may have today, at which prices, and which of the chosen coverage counts. */
export interface CoverageState extends OfferedProducts {
  /** Undefined if nothing could be priced. */
  readonly quotes: ProtectionQuotes | undefined;
  readonly counted: readonly CountedCoverage[];
  /** Chosen packages that a financed or leased purchase of the vehicle may have, and a cash purchase may not. */
  readonly financedOnly: readonly ProtectionType[];
}

/**
 * The code that a chosen level has today: its own, or for GAP that of the level that fits the loan now, because GAP follows the term of
 * the loan (BUY-73). Undefined if it is no longer sold for this purchase.
 */
function codeToday(
  { type, code }: PlannedCoverage,
  { products }: OfferedProducts,
  settings: Tenant['protection'],
): string | undefined {
  const hasCode = ({ levels }: ProtectionProduct) => levels.some((level) => level.code === code);
  if (products.some(hasCode)) return code;
  if (type !== 'GAP' || !settings?.products.some(hasCode)) return undefined;
  return products.find((product) => product.type === type)?.levels[0]?.code;
}

/**
 * Compares a plan with today's packages and prices: what is no longer sold for this purchase does not count,
 * and a level whose price is unavailable keeps its quoted price, so that an outage of the pricing service
 * never changes a total.
 */
export async function coverageState(
  { pricing, clock }: PricingDeps,
  { tenant, vehicle, purchaseType, loanMonths, zipCode }: PurchaseToProtect,
  coverage: readonly PlannedCoverage[],
): Promise<CoverageState> {
  const today = dateOnIn(clock.now(), tenant.contact.timeZone);
  const ageYears = Math.max(0, Number(today.slice(0, 4)) - vehicle.year);
  const { mileage } = vehicle;
  const offered = offeredProducts(tenant.protection, { ageYears, mileage, purchaseType, loanMonths });
  const { products } = offered;
  const quotes =
    products.length > 0 ? await pricing.quote({ vehicle, zipCode, ageYears, products }) : new Map();
  const counted = coverage.flatMap((one) => {
    const code = codeToday(one, offered, tenant.protection);
    if (code === undefined) return [];
    const priceCents = quotes?.get(code);
    return [
      { type: one.type, code, priceCents: priceCents ?? one.quotedCents, isHeld: priceCents === undefined },
    ];
  });
  const financed = offeredProducts(tenant.protection, { ageYears, mileage, purchaseType: 'Finance' });
  const ofLoan = financed.products.filter(({ type }) => !suitsPurchase(type, 'Cash'));
  const isChosen = ({ code }: { readonly code: string }) => coverage.some((one) => one.code === code);
  const financedOnly = ofLoan.filter(({ levels }) => levels.some(isChosen)).map(({ type }) => type);
  return { ...offered, quotes, counted, financedOnly };
}
