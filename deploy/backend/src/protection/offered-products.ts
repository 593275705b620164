import type { IneligibleProtection, ProtectionType } from '@forecourt/shared-contracts/protection';
import type { PurchaseType } from '@forecourt/shared-contracts/pricing';
import type { ProtectionProduct, ProtectionSettings } from '@forecourt/shared-contracts/tenant';

interface VehicleFacts {
  readonly ageYears: number;
  readonly mileage: number;
  readonly purchaseType: PurchaseType;
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

/** Applies the tenant's limits of age and miles, and the type of the purchase. */
export function offeredProducts(
  settings: ProtectionSettings | undefined,
  facts: VehicleFacts,
): OfferedProducts {
  const all = settings?.products ?? [];
  const refused = all.flatMap((product) => refusal(product, facts) ?? []);
  return { products: all.filter(({ type }) => !refused.some((one) => one.type === type)), refused };
}
