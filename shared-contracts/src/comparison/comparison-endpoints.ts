import * as v from 'valibot';
import { defineEndpoint } from '../http/endpoint.ts';
import { VehicleDetailSchema, VinParamsSchema } from '../inventory/index.ts';

/**
 * A vehicle of a comparison. `vehicle` is everything that is known of it now, sold or not, and null when the inventory has it no more:
 * then the other members still tell which one it was.
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

/** A comparison in the order in which its vehicles were put in; `limit` is the tenant's. */
export const ComparisonSchema = v.object({ limit: v.number(), vehicles: v.array(ComparedVehicleSchema) });
export type Comparison = v.InferOutput<typeof ComparisonSchema>;

/** The comparison of this visitor: of the account when signed in, else of the visit. Empty without either. */
export const getComparison = defineEndpoint({
  id: 'comparison.get',
  method: 'GET',
  path: '/public/comparison',
  auth: 'optional',
  response: ComparisonSchema,
});

/**
 * Puts a vehicle into the comparison; fine when it is there. Refused when the tenant has no such vehicle, when it is sold, and when the
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

/** Takes a vehicle out of the comparison; fine when it is not there. */
export const removeFromComparison = defineEndpoint({
  id: 'comparison.remove',
  method: 'DELETE',
  path: '/public/comparison/:vin',
  auth: 'optional',
  params: VinParamsSchema,
  response: ComparisonSchema,
});

/** Empties the comparison; fine when it is empty. */
export const clearComparison = defineEndpoint({
  id: 'comparison.clear',
  method: 'DELETE',
  path: '/public/comparison',
  auth: 'optional',
  response: ComparisonSchema,
});
