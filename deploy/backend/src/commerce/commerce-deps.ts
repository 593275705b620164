import type { Outbox } from '../outbox/index.ts';
import type { Clock, Random } from '../ports/index.ts';
import type { LenderDesk } from './sample-lender.ts';
import type { VehicleCatalog } from './vehicle-catalog.ts';

/** What carts and orders need of their surroundings. */
export interface CommerceDeps {
  readonly catalog: VehicleCatalog;
  /** State (two letters) of a ZIP; undefined for one that nobody knows. */
  readonly stateOfZip: (zip: string) => string | undefined;
  /** Answers applications by itself, in a sandbox. */
  readonly lender?: LenderDesk | undefined;
  readonly outbox: Outbox;
  readonly clock: Clock;
  readonly random: Random;
}
