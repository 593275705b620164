import { httpFailure } from '@forecourt/shared-contracts';

/** Why a vehicle could not be put into the cart, as far as the shopper can do something about it. */
export type PurchaseFailure =
  /** Sold or withdrawn meanwhile: look at similar ones. */
  | 'unavailable'
  /** Anything else: try again or call. */
  | 'retry';

const goneCodes = ['error.cart.vehicleUnavailable', 'error.cart.unknownVehicle'];

/** Which of the failure messages an error leads to. */
export function purchaseFailure(error: unknown): PurchaseFailure {
  return goneCodes.includes(httpFailure(error)?.code ?? '') ? 'unavailable' : 'retry';
}
