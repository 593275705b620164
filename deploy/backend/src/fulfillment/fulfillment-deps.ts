import type { ZipTable } from '../geo/index.ts';
import type { Outbox } from '../outbox/index.ts';
import type { Clock, Random } from '../ports/index.ts';

/** Dependencies of scheduling. */
export interface FulfillmentDeps {
  readonly clock: Clock;
  readonly random: Random;
  readonly outbox: Outbox;
  readonly zips: ZipTable;
  /** Sends the refunds of an order in the background; what fails is repeated by a sweep. */
  settlePayments(order: { readonly tenantId: string; readonly orderNumber: string }): void;
}
