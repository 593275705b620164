import {
  defaultPageSize,
  vinCheckDigit,
  type SearchResult,
  type VehicleSearch,
} from '@forecourt/shared-contracts/inventory';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import type { TenantStore } from '../db/index.ts';
import { answeredQuery } from './answered-query.ts';
import { todayOf } from './dealer-day.ts';
import type { InventoryDeps } from './inventory-deps.ts';
import { closestIds, differentModels, fewerFilters, switchableFacets, waysOut } from './empty-search.ts';
import { findRecordByVin } from './vehicle-rows.ts';

/** The tenant whose inventory is queried. */
export interface InventoryVisit {
  readonly tenant: Tenant;
  readonly store: TenantStore;
}

/**
 * Returns one page of a search: counts and order from the index, the page's vehicles from memory or the
 * database. A VIN as keyword finds its vehicle. A search that finds nothing gets ways out of it.
 */
export async function searchVehiclesPage(
  deps: InventoryDeps,
  visit: InventoryVisit,
  asked: VehicleSearch,
): Promise<SearchResult> {
  const search = { ...asked, pageSize: pageSizeOf(asked, visit.tenant) };
  const { index, cards } = await deps.indexes.get(visit.tenant);
  const place = search.zip === undefined ? undefined : deps.zips.find(search.zip);
  const onlyId = await idOfVin(deps, visit, search.keyword);
  const question = { search, origin: place, onlyId };
  const { total, page, ids, facets, availability } = index.search(question);
  const isEmpty = total === 0;
  const answers = answeredQuery(asked, { facets, hasOrigin: place !== undefined });
  const ways = isEmpty ? waysOut(index, question) : [];
  return {
    total,
    page,
    pageSize: search.pageSize,
    facets: isEmpty ? switchableFacets(index, question, facets) : facets,
    availability,
    waysOut: ways,
    ...(isEmpty && { fewerFilters: fewerFilters(index, question, ways) }),
    closest: isEmpty
      ? [
          ...differentModels(
            await cards.find(visit.store, { ids: closestIds(index, question), origin: place }),
          ),
        ]
      : [],
    vehicles: await cards.find(visit.store, { ids, origin: place }),
    ranges: index.ranges(),
    ...(answers !== undefined && { answers }),
    ...(place && { origin: { zip: place.zip, city: place.city, state: place.state } }),
  };
}

/** The tenant's page size where the search names none. */
function pageSizeOf({ pageSize }: VehicleSearch, { inventory }: Tenant): number {
  return pageSize === defaultPageSize ? inventory.pageSize : pageSize;
}

async function idOfVin(
  deps: InventoryDeps,
  { store, tenant }: InventoryVisit,
  keyword = '',
): Promise<number | undefined> {
  const vin = keyword.toUpperCase();
  if (vinCheckDigit(vin) === undefined) return undefined;
  return (await findRecordByVin(store, vin, todayOf(deps, tenant)))?.vehicle.id;
}
