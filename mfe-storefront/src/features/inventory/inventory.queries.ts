import type { ApiClient } from '@forecourt/shared-contracts';
import { lookUpZip } from '@forecourt/shared-contracts/geo';
import {
  getFeatured,
  getVehicle,
  listSimilarVehicles,
  searchVehicles,
  vehicleSearchQuery,
  type VehicleSearch,
} from '@forecourt/shared-contracts/inventory';
import { apiQuery } from '@forecourt/shared-contracts/react';

/** The landing page's share of the inventory. */
export function featuredQuery(client: ApiClient) {
  return apiQuery(client, getFeatured, {});
}

/** One page of a search. Equal searches have equal keys, whatever their addresses looked like. */
export function searchQuery(client: ApiClient, search: VehicleSearch) {
  return apiQuery(client, searchVehicles, { query: vehicleSearchQuery(search) });
}

/** One vehicle with everything. */
export function vehicleQuery(client: ApiClient, vin: string) {
  return apiQuery(client, getVehicle, { params: { vin } });
}

/** Vehicles like one. */
export function similarQuery(client: ApiClient, vin: string) {
  return apiQuery(client, listSimilarVehicles, { params: { vin } });
}

/** The place of a ZIP; asks nothing until there are five digits. */
export function zipQuery(client: ApiClient, zip: string) {
  return {
    ...apiQuery(client, lookUpZip, { params: { zip } }),
    enabled: /^\d{5}$/.test(zip),
    staleTime: Infinity,
  };
}
