import type { Vehicle } from '@forecourt/shared-contracts/inventory';
import { searchHrefOf } from './search-href.ts';

/** Returns the search for used vehicles of the same make and model: where a sold or pending vehicle leads (SHOP-46, SHOP-49). */
export function similarHref({ make, model }: Pick<Vehicle, 'make' | 'model'>): string {
  return searchHrefOf({ condition: 'Used,Certified', make, model });
}
