import type { IneligibleProtection, ProtectionType } from '@forecourt/shared-contracts/protection';
import type { PurchaseType } from '@forecourt/shared-contracts/pricing';
import type { ProtectionProduct, ProtectionSettings } from '@forecourt/shared-contracts/tenant';

interface VehicleFacts {
  readonly ageYears: number;
  readonly mileage: number;
  readonly purchaseType: PurchaseType;
  /** Term of the loan or lease; undefined if there is none, or if every level is wanted. */
  readonly loanMonths?: number | undefined;
}

/** Which of a tenant's packages a purchase may have, and why it may not have the others. */
export interface OfferedProducts {
  readonly products: readonly ProtectionProduct[];
  readonly refused: readonly IneligibleProtection[];
}

/** Whether a purchase of this type may have the package: GAP pays off a loan or lease, so cash has no use for it. */
export function suitsPurchase(type: ProtectionType, purchaseType: PurchaseType): boolean {
  return type !== 'GAP' || purchaseType !== 'Cash';
}

function refusal(product: ProtectionProduct, facts: VehicleFacts): IneligibleProtection | undefined {
  const { type, maximumAgeYears, maximumMiles } = product;
  if (facts.ageYears > maximumAgeYears) return { type, reason: 'vehicle-too-old', limit: maximumAgeYears };
  if (facts.mileage > maximumMiles) return { type, reason: 'too-many-miles', limit: maximumMiles };
  if (!suitsPurchase(type, facts.purchaseType)) return { type, reason: 'needs-financing' };
  return undefined;
}

/**
 * The levels that a purchase may have. GAP pays off a loan or lease, so it lasts as long: only its longest level that is no longer than
 * the loan is sold with it (BUY-73).
 */
function suitableLevels({ type, levels }: ProtectionProduct, loanMonths: number | undefined) {
  if (type !== 'GAP' || loanMonths === undefined) return levels;
  const fitting = levels.filter(({ termMonths }) => termMonths <= loanMonths);
  return fitting.toSorted((one, other) => other.termMonths - one.termMonths).slice(0, 1);
}

/** Applies the tenant's limits of age and miles, and the type and term of the purchase. A package without a suitable level is left out. */
export function offeredProducts(
  settings: ProtectionSettings | undefined,
  facts: VehicleFacts,
): OfferedProducts {
  const all = settings?.products ?? [];
  const refused = all.flatMap((product) => refusal(product, facts) ?? []);
  const products = all
    .filter(({ type }) => !refused.some((one) => one.type === type))
    .map((product) => ({ ...product, levels: suitableLevels(product, facts.loanMonths) }))
    .filter(({ levels }) => levels.length > 0);
  return { products, refused };
}
