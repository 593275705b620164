import * as v from 'valibot';
import { defineEndpoint } from '../http/endpoint.ts';

const InventoryVersionSchema = v.object({
  /** Rises with each change of a vehicle of the tenant; 0 before there was one. */
  version: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

/**
 * Returns the version of the tenant's inventory, so that anyone who keeps an answer knows whether it is still the one that
 * the service would give.
 */
export const getInventoryVersion = defineEndpoint({
  id: 'inventory.version',
  method: 'GET',
  path: '/public/inventory/version',
  auth: 'none',
  response: InventoryVersionSchema,
});
