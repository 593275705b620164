import type { VehicleCondition } from '../inventory/vehicle-values.ts';
import type { PublicTenant } from './tenant-schema.ts';

/** What a shopper may count on, with the dealer's own figures; texts are the view's. */
export type TrustPoint =
  | { readonly id: 'returns'; readonly days: number; readonly miles: number }
  | { readonly id: 'limited-warranty'; readonly months: number; readonly miles: number }
  | { readonly id: 'new-warranty' }
  | { readonly id: 'certified-warranty' }
  | { readonly id: 'inspection'; readonly points: number }
  /** `miles` is the distance within which delivery costs nothing. */
  | { readonly id: 'delivery'; readonly days: number; readonly miles: number };

type Dealer = Pick<PublicTenant, 'promises' | 'deliveryDays' | 'inventory'>;

function warrantyPoint({ limitedWarranty }: Dealer['promises'], condition?: VehicleCondition): TrustPoint[] {
  if (condition === 'New') return [{ id: 'new-warranty' }];
  if (condition === 'Certified') return [{ id: 'certified-warranty' }];
  return limitedWarranty ? [{ id: 'limited-warranty', ...limitedWarranty }] : [];
}

/**
 * Returns what the dealer promises for vehicles of a condition, or for all of them, in the order of display. Contains nothing that the
 * tenant does not promise (SHOP-82): a limited warranty and an inspection are of used vehicles, delivery is of dealers who deliver.
 */
export function trustPoints(
  { promises, deliveryDays, inventory }: Dealer,
  condition?: VehicleCondition,
): readonly TrustPoint[] {
  const { moneyBack, inspection } = promises;
  const isUsed = condition === undefined || condition === 'Used';
  return [
    ...(moneyBack ? [{ id: 'returns' as const, ...moneyBack }] : []),
    ...warrantyPoint(promises, condition),
    ...(inspection && isUsed ? [{ id: 'inspection' as const, ...inspection }] : []),
    ...(deliveryDays === undefined
      ? []
      : [{ id: 'delivery' as const, days: deliveryDays, miles: inventory.deliveryIncludedMiles }]),
  ];
}
