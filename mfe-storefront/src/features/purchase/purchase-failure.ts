import { httpFailure } from '@forecourt/shared-contracts';

/** Why a vehicle could not be added to the cart, as far as the shopper can act on it. */
export type PurchaseFailure =
  /** Sold or withdrawn meanwhile: look at similar ones. */
  | 'unavailable'
  /** Anything else: retry or call. */
  | 'retry';

const goneCodes = ['error.cart.vehicleUnavailable', 'error.cart.unknownVehicle'];

/** Maps an error to its failure message. */
export function purchaseFailure(error: unknown): PurchaseFailure {
  return goneCodes.includes(httpFailure(error)?.code ?? '') ? 'unavailable' : 'retry';
}
