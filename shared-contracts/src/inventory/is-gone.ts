import type { VehicleAvailability } from './vehicle-values.ts';

/**
 * Whether a vehicle can never be bought again: sold or deleted (SHOP-50). A vehicle with a pending sale may become available again
 * (SHOP-46).
 */
export function isGone(availability: VehicleAvailability): boolean {
  return availability === 'Sold' || availability === 'Deleted';
}
