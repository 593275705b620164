import type { OrderVehicle } from '@forecourt/shared-contracts/commerce';
import type { Incentive, VehicleAvailability } from '@forecourt/shared-contracts/inventory';
import type { Db } from '../db/index.ts';

/** A vehicle as copied to orders and carts, with the data that its price depends on. */
export interface CatalogVehicle {
  readonly vehicle: OrderVehicle;
  readonly availability: VehicleAvailability;
  /** The manufacturer's list price in cents, undefined if the dealer does not state it; a lease's residual is a percentage of it. */
  readonly msrpCents: number | undefined;
  /** The part of the manufacturer's incentives used in the price, in cents; zero for used vehicles. */
  readonly incentivesCents: number;
  /** All incentives valid today, including those that cannot be combined with the ones in the price. */
  readonly incentives: readonly Incentive[];
}

/** A vehicle claimed by an order. */
export interface VehicleClaim {
  readonly tenantId: string;
  readonly vin: string;
  readonly orderNumber: string;
}

/**
 * What buying uses of the inventory. Every call works on the given `db`, which may be an open transaction:
 * with the embedded engine a statement outside of it would block indefinitely.
 */
export interface VehicleCatalog {
  /** Undefined when this tenant has no such vehicle. */
  findByVin(db: Db, tenantId: string, vin: string): Promise<CatalogVehicle | undefined>;
  /**
   * Changes an Available vehicle to PendingSale for this order. Returns false and changes nothing if it is
   * not Available.
   */
  reserve(db: Db, claim: VehicleClaim): Promise<boolean>;
  /**
   * Makes the vehicle held by this order Available again; a no-op if it holds none or the vehicle was sold.
   */
  release(db: Db, claim: VehicleClaim): Promise<void>;
  /** Changes the vehicle held by this order to Sold. */
  markSold(db: Db, claim: VehicleClaim): Promise<void>;
  /** VINs of Available vehicles in a fixed order (the same for the same inventory), for sample orders. */
  listAvailable(db: Db, tenantId: string, count: number): Promise<readonly string[]>;
  /** Called after a claim is committed, so that searches can include it at once. */
  noteChange(tenantId: string, vin: string): void;
}
