import * as v from 'valibot';
import { defineEndpoint } from '../http/endpoint.ts';
import { FeaturedSchema, SearchResultSchema, SuggestionSchema } from './search-result.ts';
import { DealerLocationSchema, VehicleDetailSchema } from './vehicle-detail.ts';
import { readVehicleSearch } from './vehicle-search.ts';
import { VehicleSchema } from './vehicle.ts';

const QuerySchema = v.fallback(v.record(v.string(), v.unknown()), {});

/** Query parameters of a search, parsed by {@link readVehicleSearch}; no input is rejected. */
export const VehicleSearchQuerySchema = v.pipe(QuerySchema, v.transform(readVehicleSearch));

const VinParamsSchema = v.object({ vin: v.pipe(v.string(), v.maxLength(40), v.trim(), v.toUpperCase()) });

/** Searches vehicles; pass `vehicleSearchQuery(search)` as query. Returns an empty list if nothing matches. */
export const searchVehicles = defineEndpoint({
  id: 'inventory.search',
  method: 'GET',
  path: '/public/inventory/vehicles',
  auth: 'none',
  timeoutMs: 8_000,
  query: VehicleSearchQuerySchema,
  response: SearchResultSchema,
});

/** Returns one vehicle with all details, including sold ones; deleted ones are `error.notFound`. */
export const getVehicle = defineEndpoint({
  id: 'inventory.vehicle',
  method: 'GET',
  path: '/public/inventory/vehicles/:vin',
  auth: 'none',
  params: VinParamsSchema,
  response: VehicleDetailSchema,
  errors: { 'error.notFound': 404 },
});

/** Returns at most ten keywords for the typed text (SHOP-9); none for blank input (SHOP-8). */
export const suggestKeywords = defineEndpoint({
  id: 'inventory.suggestions',
  method: 'GET',
  path: '/public/inventory/suggestions',
  auth: 'none',
  query: v.object({ q: v.fallback(v.pipe(v.string(), v.trim()), '') }),
  response: v.object({ suggestions: v.array(SuggestionSchema) }),
});

/** Returns up to twelve Available vehicles like this one, best first; also for sold vehicles. */
export const listSimilarVehicles = defineEndpoint({
  id: 'inventory.similar',
  method: 'GET',
  path: '/public/inventory/similar/:vin',
  auth: 'none',
  params: VinParamsSchema,
  response: v.object({ vehicles: v.array(VehicleSchema) }),
  errors: { 'error.notFound': 404 },
});

/** Returns the stores of the dealer, by state and city. */
export const listStores = defineEndpoint({
  id: 'inventory.stores',
  method: 'GET',
  path: '/public/inventory/stores',
  auth: 'none',
  response: v.object({ stores: v.array(DealerLocationSchema) }),
});

/** Returns the inventory part of the landing page: a mix of featured vehicles, and the most common body styles and makes. */
export const getFeatured = defineEndpoint({
  id: 'inventory.featured',
  method: 'GET',
  path: '/public/inventory/featured',
  auth: 'none',
  response: FeaturedSchema,
});
