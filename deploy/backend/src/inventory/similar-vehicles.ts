import { readVehicleSearch, type Vehicle } from '@forecourt/shared-contracts/inventory';
import type { InventoryDeps } from './inventory-deps.ts';
import type { InventoryVisit } from './search-vehicles-page.ts';
import { similarOrder } from './similar-order.ts';
import type { VehicleRow } from './vehicle-rows.ts';

const mostSimilar = 12;
/** As many as a page shows at once, and the vehicle itself. */
const fewSimilar = 5;

/**
 * Available vehicles like the given one at a price within a third of its own: of the same model, those of about the same year first, in turn
 * with vehicles of the same body style and fuel. Other prices of the same model only where hardly any is near.
 */
export async function similarVehicles(
  deps: InventoryDeps,
  visit: InventoryVisit,
  vehicle: VehicleRow,
): Promise<Vehicle[]> {
  const { index, cards } = await deps.indexes.get(visit.tenant);
  const { make, model, bodyStyle, fuelType, year, id } = vehicle;
  const find = (filters: Readonly<Record<string, string>>) => {
    const search = readVehicleSearch({
      ...filters,
      availability: 'Available',
      pageSize: `${mostSimilar + 1}`,
    });
    for (const found of index.search({ search }).ids) ids.add(found);
  };
  const near = priceAround(vehicle.priceCents / 100);
  const ids = new Set<number>();
  find({ make, model, yearMin: `${year - 1}`, yearMax: `${year + 1}`, ...near });
  find({ make, model, ...near });
  find({ bodyStyle, fuelType, ...near });
  find({ bodyStyle, ...near });
  // Rather one at another price than an empty shelf.
  if (ids.size < fewSimilar) find({ make, model });
  ids.delete(id);
  const candidates = await cards.find(visit.store, { ids: [...ids] });
  return similarOrder(candidates, vehicle).slice(0, mostSimilar);
}

function priceAround(dollars: number): { priceMin: string; priceMax: string } {
  return { priceMin: String(Math.floor(dollars * 0.67)), priceMax: String(Math.ceil(dollars * 1.33)) };
}
