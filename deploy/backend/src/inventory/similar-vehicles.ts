import { readVehicleSearch, type Vehicle } from '@forecourt/shared-contracts/inventory';
import type { InventoryDeps } from './inventory-deps.ts';
import type { InventoryVisit } from './search-vehicles-page.ts';
import { similarOrder } from './similar-order.ts';
import type { VehicleRow } from './vehicle-rows.ts';

const mostSimilar = 12;

/**
 * Available vehicles like the given one: of the same model, those of about the same year first, in turn with vehicles of the same body style
 * and fuel at a price within a third of its own.
 */
export async function similarVehicles(
  deps: InventoryDeps,
  visit: InventoryVisit,
  vehicle: VehicleRow,
): Promise<Vehicle[]> {
  const { index, cards } = await deps.indexes.get(visit.tenant);
  const { make, model, bodyStyle, fuelType, year, id } = vehicle;
  const dollars = vehicle.priceCents / 100;
  const steps = [
    { make, model, yearMin: `${year - 1}`, yearMax: `${year + 1}` },
    { make, model },
    { bodyStyle, fuelType, ...priceAround(dollars) },
    { bodyStyle, ...priceAround(dollars) },
  ];
  const ids = new Set<number>();
  for (const step of steps) {
    const search = readVehicleSearch({ ...step, availability: 'Available', pageSize: `${mostSimilar + 1}` });
    for (const found of index.search({ search }).ids) ids.add(found);
  }
  ids.delete(id);
  const candidates = await cards.find(visit.store, { ids: [...ids] });
  return similarOrder(candidates, vehicle).slice(0, mostSimilar);
}

function priceAround(dollars: number): { priceMin: string; priceMax: string } {
  return { priceMin: String(Math.floor(dollars * 0.67)), priceMax: String(Math.ceil(dollars * 1.33)) };
}
