import type { ListedAvailability, VehicleCondition } from '@forecourt/shared-contracts/inventory';

/**
 * A vehicle's data in the search index. Money in cents, position in degrees; the price is the one after today's
 * incentives, `payment` the estimated monthly one.
 */
export interface IndexedRow {
  readonly id: number;
  readonly year: number;
  readonly condition: VehicleCondition;
  readonly make: string;
  readonly model: string;
  readonly trim: string;
  readonly bodyStyle: string;
  readonly fuelType: string;
  readonly drivetrain: string;
  readonly colorFamily: string;
  readonly paintName: string;
  readonly interiorColor: string;
  readonly features: readonly string[];
  readonly mileage: number;
  /** Miles of electric range; null if the vehicle has none. */
  readonly rangeMiles: number | null;
  /** Minutes of a fast charge from 10 to 80 percent. */
  readonly chargeMinutes: number | null;
  readonly priceCents: number;
  /** -1 for a vehicle that is not financed: it is within no range of payments. */
  readonly paymentCents: number;
  readonly listedOn: string;
  readonly hasPhotos: boolean;
  readonly availability: ListedAvailability | 'Deleted';
  readonly dealerId: number;
  readonly latitude: number;
  readonly longitude: number;
}
