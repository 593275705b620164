import type { OrderVehicle } from '@forecourt/shared-contracts/commerce';
import type { PurchaseType } from '@forecourt/shared-contracts/pricing';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import type { TenantStore } from '../db/index.ts';
import type { Caller } from '../http/index.ts';
import type { PriceWith } from './level-cost.ts';

/** The parts of a request that say whose coverage is meant. */
export interface Visitor {
  readonly caller: Caller | undefined;
  readonly sessionId: string | undefined;
  readonly store: TenantStore;
  readonly tenant: Tenant;
}

/** A cart as protection needs to know it. */
export interface CoveredCart {
  /** The account or the visit that it belongs to. */
  readonly holder: string;
  readonly vehicle: OrderVehicle;
  /** False when the vehicle has been sold or withdrawn meanwhile. */
  readonly isAvailable: boolean;
  readonly purchaseType: PurchaseType;
  readonly zipCode: string | undefined;
  readonly priceWith: PriceWith;
}

/** Answers the cart of whoever asks; undefined without a vehicle in it. */
export type FindCoveredCart = (visitor: Visitor) => Promise<CoveredCart | undefined>;
