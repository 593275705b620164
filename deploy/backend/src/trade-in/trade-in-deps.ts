import type { Outbox } from '../outbox/index.ts';
import type { Clock, Random } from '../ports/index.ts';
import type { TradeInServices } from './trade-in-services.ts';

/** Dependencies of trade-ins. Without services nothing can be valued, and shoppers get an error. */
export interface TradeInDeps {
  readonly clock: Clock;
  readonly random: Random;
  readonly outbox: Outbox;
  readonly services: TradeInServices | undefined;
}
