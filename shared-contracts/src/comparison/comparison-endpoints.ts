import * as v from 'valibot';
import { defineEndpoint } from '../http/endpoint.ts';
import { VehicleDetailSchema, VinParamsSchema } from '../inventory/index.ts';

/**
 * A vehicle in a comparison. `vehicle` is its current data, sold or not, and null once the inventory no longer has it: the other members
 * still identify it.
 */
export const ComparedVehicleSchema = v.object({
  vin: v.string(),
  year: v.number(),
  make: v.string(),
  model: v.string(),
  trim: v.string(),
  addedAt: v.string(),
  vehicle: v.nullable(VehicleDetailSchema),
});
export type ComparedVehicle = v.InferOutput<typeof ComparedVehicleSchema>;

/** A comparison in the order in which vehicles were added; `limit` is the tenant's. */
export const ComparisonSchema = v.object({ limit: v.number(), vehicles: v.array(ComparedVehicleSchema) });
export type Comparison = v.InferOutput<typeof ComparisonSchema>;

/** Returns this visitor's comparison: the account's when signed in, otherwise the visit's. Empty without either. */
export const getComparison = defineEndpoint({
  id: 'comparison.get',
  method: 'GET',
  path: '/public/comparison',
  auth: 'optional',
  response: ComparisonSchema,
});

/**
 * Adds a vehicle to the comparison; succeeds if it is already there. Refused if the tenant has no such vehicle, if it is sold, or if the
 * comparison is full: the tenant's `inventory.comparisonLimit`.
 */
export const addToComparison = defineEndpoint({
  id: 'comparison.add',
  method: 'PUT',
  path: '/public/comparison/:vin',
  auth: 'optional',
  params: VinParamsSchema,
  response: ComparisonSchema,
  errors: {
    'error.comparison.unknownVehicle': 404,
    'error.comparison.vehicleUnavailable': 409,
    'error.comparison.full': 409,
  },
});

/** Removes a vehicle from the comparison; succeeds if it is not there. */
export const removeFromComparison = defineEndpoint({
  id: 'comparison.remove',
  method: 'DELETE',
  path: '/public/comparison/:vin',
  auth: 'optional',
  params: VinParamsSchema,
  response: ComparisonSchema,
});

/** Clears the comparison; succeeds if it is empty. */
export const clearComparison = defineEndpoint({
  id: 'comparison.clear',
  method: 'DELETE',
  path: '/public/comparison',
  auth: 'optional',
  response: ComparisonSchema,
});
