import {
  maximumPageSize,
  readVehicleSearch,
  type FacetName,
  type Featured,
  type Vehicle,
} from '@forecourt/shared-contracts/inventory';
import type { InventoryDeps } from './inventory-deps.ts';
import { picturedVehicles } from './pictured-vehicles.ts';
import type { InventoryVisit } from './search-vehicles-page.ts';

const mostFeatured = 8;
const mostMakes = 12;
/** Body styles that a landing page has tiles for. */
const mostPictured = 9;

/**
 * Returns what the landing page shows: Available vehicles of different makes and body styles, and the most
 * frequent values, with photographs of the body styles. Its counts are those of the searches that they link to.
 */
export async function featuredVehicles(deps: InventoryDeps, visit: InventoryVisit): Promise<Featured> {
  const { index, cards } = await deps.indexes.get(visit.tenant);
  const search = readVehicleSearch({ availability: 'Available', pageSize: String(maximumPageSize) });
  const { total, facets } = index.search({ search: readVehicleSearch({}) });
  const { ids } = index.search({ search });
  const values = (name: FacetName) => facets.find((facet) => facet.name === name)?.values ?? [];
  const bodyStyles = values('bodyStyle');
  const pictured = await picturedVehicles(
    deps,
    visit,
    bodyStyles.slice(0, mostPictured).map(({ value }) => value),
  );
  return {
    total,
    vehicles: varied(await cards.find(visit.store, { ids }), pictured),
    bodyStyles: bodyStyles.map((bodyStyle, at) => ({ ...bodyStyle, image: pictured[at]?.image })),
    makes: values('make').slice(0, mostMakes),
  };
}

const modelOf = (vehicle: Vehicle | undefined) => vehicle && `${vehicle.make} ${vehicle.model}`;

/**
 * Picks vehicles so that no two share a make, no body style occurs more than twice, and none is of a model that a body style is pictured
 * with; fills up with the others.
 */
function varied(vehicles: readonly Vehicle[], pictured: readonly (Vehicle | undefined)[]): Vehicle[] {
  const picturedModels = new Set(pictured.map(modelOf));
  const chosen: Vehicle[] = [];
  for (const vehicle of vehicles) {
    if (picturedModels.has(modelOf(vehicle))) continue;
    const alike = chosen.filter((one) => one.bodyStyle === vehicle.bodyStyle).length;
    if (alike < 2 && !chosen.some((one) => one.make === vehicle.make)) chosen.push(vehicle);
  }
  const others = vehicles.filter((vehicle) => !chosen.includes(vehicle));
  return [...chosen, ...others].slice(0, mostFeatured);
}
