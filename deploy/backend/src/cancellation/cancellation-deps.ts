import type { CartContributions, VehicleCatalog } from '../commerce/index.ts';
import type { Outbox } from '../outbox/index.ts';
import type { Clock, Random } from '../ports/index.ts';

/** Dependencies of canceling orders. */
export interface CancellationDeps {
  readonly catalog: VehicleCatalog;
  readonly contributions: Pick<CartContributions, 'returnTradeIn'>;
  readonly outbox: Outbox;
  readonly clock: Clock;
  readonly random: Random;
  /** Brings the payments of an order in line with the order; never rejects, and is repeated by a sweep if it fails. */
  settlePayments(order: { readonly tenantId: string; readonly orderNumber: string }): void;
}
