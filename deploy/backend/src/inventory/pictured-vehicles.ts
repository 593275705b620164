import { readVehicleSearch, type ColorFamily, type Vehicle } from '@forecourt/shared-contracts/inventory';
import type { InventoryDeps } from './inventory-deps.ts';
import type { InventoryVisit } from './search-vehicles-page.ts';

/** Vehicles of a body style among which one with another color is looked for. */
const mostCandidates = '12';

const isPhoto = ({ image }: Vehicle) => image?.view === 'photo' || image?.view === 'samplePhoto';

/**
 * Returns for each body style an available vehicle with a photograph, in colors as different as the inventory allows; undefined for those of
 * which the dealer has no photograph.
 */
export async function picturedVehicles(
  deps: InventoryDeps,
  visit: InventoryVisit,
  bodyStyles: readonly string[],
): Promise<readonly (Vehicle | undefined)[]> {
  const { index, cards } = await deps.indexes.get(visit.tenant);
  const idsOf = (bodyStyle: string) =>
    index.search({
      search: readVehicleSearch({ bodyStyle, availability: 'Available', pageSize: mostCandidates }),
    }).ids;
  const vehicles = (await cards.find(visit.store, { ids: bodyStyles.flatMap(idsOf) })).filter(isPhoto);
  const shown = new Set<ColorFamily>();
  return bodyStyles.map((bodyStyle) => {
    const own = vehicles.filter((vehicle) => vehicle.bodyStyle === bodyStyle);
    const chosen = own.find(({ exteriorColor }) => !shown.has(exteriorColor.family)) ?? own[0];
    if (chosen) shown.add(chosen.exteriorColor.family);
    return chosen;
  });
}
