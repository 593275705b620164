import type { Outbox } from '../outbox/index.ts';
import type { Clock, Random } from '../ports/index.ts';
import type { CartContributions } from './cart-contributions.ts';
import type { DeliveryFinder, HandOverQuoter, PickupFinder } from './hand-over-quoter.ts';
import type { LenderService } from './lender-service.ts';
import type { VehicleCatalog } from './vehicle-catalog.ts';

/** Dependencies of carts and orders. */
export interface CommerceDeps {
  readonly catalog: VehicleCatalog;
  /** State (two letters) of a ZIP; undefined for an unknown ZIP. */
  readonly stateOfZip: (zip: string) => string | undefined;
  /** What trade-in, protection and pre-qualification contribute to a cart's price. */
  readonly contributions: CartContributions;
  /** Checks whether a vehicle can be handed over the requested way, and what that costs. */
  readonly quoteHandOver: HandOverQuoter;
  readonly findPickups: PickupFinder;
  readonly findDelivery: DeliveryFinder;
  /** Answers applications automatically, in a sandbox. */
  readonly lender?: LenderService | undefined;
  readonly outbox: Outbox;
  readonly clock: Clock;
  readonly random: Random;
}
