import * as v from 'valibot';
import { defineEndpoint } from '../http/endpoint.ts';
import { ProtectionTypeSchema } from '../tenant/index.ts';
import { ProtectionOfferSchema } from './protection-offer.ts';

const VinSchema = v.pipe(v.string(), v.regex(/^[A-Z0-9]{17}$/, 'validation.vin'));
const CodeSchema = v.pipe(v.string(), v.regex(/^[A-Z0-9-]{3,30}$/, 'validation.invalid'));

/** Returns the protection available for the vehicle in this visitor's cart, at today's prices. Null without a vehicle in the cart. */
export const getProtection = defineEndpoint({
  id: 'protection.get',
  method: 'GET',
  path: '/public/protection',
  auth: 'optional',
  response: v.object({ offer: v.nullable(ProtectionOfferSchema) }),
});

/**
 * Adds a level, replacing any other level of its type. `vin` is the vehicle that the shopper saw it for. Packages that contain one another
 * (`coverageConflicts`) are refused with `error.protection.conflict` unless `replaces` confirms that the others are removed.
 */
export const chooseCoverage = defineEndpoint({
  id: 'protection.choose',
  method: 'PUT',
  path: '/public/protection/coverage',
  auth: 'optional',
  body: v.strictObject({
    vin: VinSchema,
    code: CodeSchema,
    replaces: v.optional(v.boolean(), false),
  }),
  response: v.object({ offer: ProtectionOfferSchema }),
  errors: {
    'error.protection.noVehicle': 409,
    'error.protection.otherVehicle': 409,
    'error.protection.vehicleUnavailable': 409,
    'error.protection.notOffered': 404,
    'error.protection.needsFinancing': 409,
    'error.protection.priceUnavailable': 409,
    'error.protection.conflict': 409,
  },
});

/** Removes a package from the purchase; succeeds if it is not there. */
export const removeCoverage = defineEndpoint({
  id: 'protection.remove',
  method: 'DELETE',
  path: '/public/protection/coverage/:type',
  auth: 'optional',
  params: v.object({ type: ProtectionTypeSchema }),
  response: v.object({ offer: v.nullable(ProtectionOfferSchema) }),
});

/** Records that the shopper is done with coverage for this vehicle, with or without any. Idempotent. */
export const concludeCoverage = defineEndpoint({
  id: 'protection.conclude',
  method: 'PUT',
  path: '/public/protection/conclusion',
  auth: 'optional',
  body: v.strictObject({ vin: VinSchema }),
  response: v.object({ offer: ProtectionOfferSchema }),
  errors: { 'error.protection.noVehicle': 409, 'error.protection.otherVehicle': 409 },
});
