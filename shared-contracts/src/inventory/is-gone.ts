import type { VehicleAvailability } from './vehicle-words.ts';

/** Whether a vehicle can never be bought again: sold, or taken off the list. One of a pending sale may come back (storefront.md section 4). */
export function isGone(availability: VehicleAvailability): boolean {
  return availability === 'Sold' || availability === 'Deleted';
}
