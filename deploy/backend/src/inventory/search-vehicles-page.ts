import type { Position } from '@forecourt/shared-contracts/geo';
import {
  isValidVin,
  type SearchResult,
  type Vehicle,
  type VehicleSearch,
} from '@forecourt/shared-contracts/inventory';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import type { TenantStore } from '../db/index.ts';
import type { InventoryDeps } from './inventory-deps.ts';
import { findRecordByVin, findRecords } from './vehicle-rows.ts';
import { vehicleView } from './vehicle-view.ts';

/** Whose inventory is asked. */
export interface InventoryVisit {
  readonly tenant: Tenant;
  readonly store: TenantStore;
}

/** One page of a search: counts and order from the index, the page's rows from the database. A VIN as keyword finds its vehicle. */
export async function searchVehiclesPage(
  deps: InventoryDeps,
  visit: InventoryVisit,
  search: VehicleSearch,
): Promise<SearchResult> {
  const index = await deps.indexes.get(visit.tenant);
  const place = search.zip === undefined ? undefined : deps.zips.find(search.zip);
  const onlyId = await idOfVin(deps, visit.store, search.keyword);
  const { total, page, ids, facets } = index.search({ search, origin: place, onlyId });
  return {
    total,
    page,
    pageSize: search.pageSize,
    facets,
    vehicles: await vehicleViews(deps, visit, { ids, origin: place }),
    ranges: index.ranges(),
    ...(place && { origin: { zip: place.zip, city: place.city, state: place.state } }),
  };
}

interface Shown {
  readonly ids: readonly number[];
  readonly origin?: Position | undefined;
}

/** Vehicles by id as cards show them, in the same order. */
export async function vehicleViews(
  deps: InventoryDeps,
  { tenant, store }: InventoryVisit,
  { ids, origin }: Shown,
): Promise<Vehicle[]> {
  const records = await findRecords(store, ids, today(deps));
  return records.map((record) => vehicleView(record, tenant.payment, origin));
}

/** Today's calendar date in UTC. */
export function today({ clock }: Pick<InventoryDeps, 'clock'>): string {
  return clock.now().toISOString().slice(0, 10);
}

async function idOfVin(deps: InventoryDeps, store: TenantStore, keyword = ''): Promise<number | undefined> {
  const vin = keyword.toUpperCase();
  if (!isValidVin(vin)) return undefined;
  return (await findRecordByVin(store, vin, today(deps)))?.vehicle.id;
}
