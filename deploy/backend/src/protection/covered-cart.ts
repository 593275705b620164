import type { OrderVehicle } from '@forecourt/shared-contracts/commerce';
import type { PurchaseType } from '@forecourt/shared-contracts/pricing';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import type { TenantStore } from '../db/index.ts';
import type { Caller } from '../http/index.ts';
import type { PriceWith } from './level-cost.ts';

/** The parts of a request that identify the coverage. */
export interface CoverageVisitor {
  readonly caller: Caller | undefined;
  readonly sessionId: string | undefined;
  readonly store: TenantStore;
  readonly tenant: Tenant;
}

/** The parts of a cart that protection depends on. */
export interface CoveredCart {
  /** The account or visit that it belongs to. */
  readonly holder: string;
  readonly vehicle: OrderVehicle;
  /** False if the vehicle has been sold or withdrawn in the meantime. */
  readonly isAvailable: boolean;
  readonly purchaseType: PurchaseType;
  /** Term of the loan or lease; undefined with cash. */
  readonly loanMonths?: number | undefined;
  readonly zipCode: string | undefined;
  readonly priceWith: PriceWith;
}

/** Returns the caller's cart; undefined without a vehicle in it. */
export type FindCoveredCart = (visitor: CoverageVisitor) => Promise<CoveredCart | undefined>;
