import type { OrderVehicle } from '@forecourt/shared-contracts/commerce';
import type { Incentive, VehicleAvailability } from '@forecourt/shared-contracts/inventory';
import type { Db } from '../db/index.ts';

/** A vehicle as orders and carts copy it, with what its price depends on. */
export interface CatalogVehicle {
  readonly vehicle: OrderVehicle;
  readonly availability: VehicleAvailability;
  /** The maker's list price in cents, which a lease's residual is a share of. */
  readonly msrpCents: number;
  /** What a price takes of the manufacturer's incentives, in cents; zero for used vehicles. */
  readonly incentivesCents: number;
  /** Those that hold today, also such as cannot be combined with what the price takes. */
  readonly incentives: readonly Incentive[];
}

/** One vehicle claimed by one order. */
export interface VehicleClaim {
  readonly tenantId: string;
  readonly vin: string;
  readonly orderNumber: string;
}

/**
 * What buying needs of the inventory. Every call works on the `db` it is given, which may be an open transaction:
 * with the embedded engine a statement outside of it would wait for ever.
 */
export interface VehicleCatalog {
  /** Undefined when this tenant has no such vehicle. */
  findByVin(db: Db, tenantId: string, vin: string): Promise<CatalogVehicle | undefined>;
  /** Turns an Available vehicle into PendingSale for this order. False, and no change, when it is not Available. */
  reserve(db: Db, claim: VehicleClaim): Promise<boolean>;
  /** Makes the vehicle that this order holds Available again; nothing happens when it holds none or it was sold. */
  release(db: Db, claim: VehicleClaim): Promise<void>;
  /** Turns the vehicle that this order holds into Sold. */
  markSold(db: Db, claim: VehicleClaim): Promise<void>;
  /** VINs of Available vehicles in a fixed order (the same for the same inventory), for sample orders. */
  listAvailable(db: Db, tenantId: string, count: number): Promise<readonly string[]>;
  /** Called after a claim is committed, so that searches may take it up at once. */
  noteChange(tenantId: string, vin: string): void;
}
