import type { Facet, VehicleSearch } from '@forecourt/shared-contracts/inventory';
import { useTenant } from '@forecourt/shared-contracts/react';
import { filterChips, type FilterChip } from '../../../domain/filter-chips.ts';

/** The active filters, without the fuel that all vehicles of the dealer have. */
export function useFilterChips(search: VehicleSearch, facets?: readonly Facet[]): readonly FilterChip[] {
  const { isElectric } = useTenant().inventory;
  return filterChips(search, facets).filter(({ id }) => !isElectric || id !== 'fuelType-Electric');
}
