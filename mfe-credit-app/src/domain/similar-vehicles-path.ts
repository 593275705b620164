import type { OrderVehicle } from '@forecourt/shared-contracts/commerce';

/** Returns the search path for vehicles similar to one that is gone: by make and model (SHOP-49). */
export function similarVehiclesPath({ make, model }: Pick<OrderVehicle, 'make' | 'model'>): string {
  return `/search?${new URLSearchParams({ make, model })}`;
}
