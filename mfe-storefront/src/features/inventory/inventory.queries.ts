import type { ApiClient } from '@forecourt/shared-contracts';
import {
  getFeatured,
  getVehicle,
  listSimilarVehicles,
  searchVehicles,
  vehicleSearchQuery,
  type VehicleSearch,
} from '@forecourt/shared-contracts/inventory';
import { apiQuery } from '@forecourt/shared-contracts/react';

/** The inventory data of the landing page. */
export function featuredQuery(client: ApiClient) {
  return apiQuery(client, getFeatured, {});
}

/** One page of a search. Equal searches have equal keys, whatever their URLs looked like. */
export function searchQuery(client: ApiClient, search: VehicleSearch) {
  return apiQuery(client, searchVehicles, { query: vehicleSearchQuery(search) });
}

/** One vehicle with all details. */
export function vehicleQuery(client: ApiClient, vin: string) {
  return apiQuery(client, getVehicle, { params: { vin } });
}

/** Vehicles similar to one. */
export function similarQuery(client: ApiClient, vin: string) {
  return apiQuery(client, listSimilarVehicles, { params: { vin } });
}
