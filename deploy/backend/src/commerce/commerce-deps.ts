import type { Outbox } from '../outbox/index.ts';
import type { Clock, Random } from '../ports/index.ts';
import type { CartContributions } from './cart-contributions.ts';
import type { HandOverQuoter } from './hand-over-quoter.ts';
import type { LenderDesk } from './sample-lender.ts';
import type { VehicleCatalog } from './vehicle-catalog.ts';

/** What carts and orders need of their surroundings. */
export interface CommerceDeps {
  readonly catalog: VehicleCatalog;
  /** State (two letters) of a ZIP; undefined for one that nobody knows. */
  readonly stateOfZip: (zip: string) => string | undefined;
  /** What trade-in, protection and pre-qualification bring to a cart's price. */
  readonly contributions: CartContributions;
  /** Says whether a vehicle can be handed over as somebody wants it, and what that costs. */
  readonly quoteHandOver: HandOverQuoter;
  /** Answers applications by itself, in a sandbox. */
  readonly lender?: LenderDesk | undefined;
  readonly outbox: Outbox;
  readonly clock: Clock;
  readonly random: Random;
}
