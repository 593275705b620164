import type { ContractTerms } from '@forecourt/shared-contracts/signing';
import type { Db, TenantStore } from '../db/index.ts';
import type { Failure } from '../http/index.ts';
import type { OrderRow } from '../orders/index.ts';
import type { Outbox } from '../outbox/index.ts';
import type { Clock, Random } from '../ports/index.ts';
import type { SigningPort } from './signing-port.ts';

/** What other domains know of the parties to a contract. */
export interface ContractParties {
  readonly buyerAddress?: string;
  readonly assignee?: NonNullable<ContractTerms['assignee']>;
}

/**
 * What signing uses of the inventory; commerce's `VehicleCatalog` is one, which cannot be named here, since
 * commerce depends on signing.
 */
export interface SoldVehicles {
  /** Changes the vehicle held by this order to Sold, in the transaction of `db`. */
  markSold(
    db: Db,
    claim: { readonly tenantId: string; readonly vin: string; readonly orderNumber: string },
  ): Promise<void>;
  /** Called after that is committed, so that searches can include it at once. */
  noteChange(tenantId: string, vin: string): void;
}

/** Dependencies of contracts and their signing. */
export interface SigningDeps {
  readonly clock: Clock;
  readonly random: Random;
  readonly outbox: Outbox;
  readonly catalog: SoldVehicles;
  /** Undefined when no provider is configured; starting to sign is then refused with 503. */
  readonly signing: SigningPort | undefined;
  /** Why the signing step of an order is closed at `now`; undefined if it is open. */
  readonly refusalOfSigning: (
    store: TenantStore,
    order: OrderRow,
    now: Date,
  ) => Promise<Failure<'error.step.notReady'> | undefined>;
  readonly partiesOf: (store: TenantStore, order: OrderRow) => Promise<ContractParties>;
  /** The server's secret for links, 256 bits in hexadecimal. */
  readonly linkSecret: string;
}
