import type { ProtectionProduct } from '@forecourt/shared-contracts/tenant';

/** A vehicle as a pricing service wants to know it. */
export interface VehicleToProtect {
  readonly vin: string;
  readonly year: number;
  readonly mileage: number;
}

/** What prices are asked for. */
export interface ProtectionQuoteRequest {
  readonly vehicle: VehicleToProtect;
  /** Where the vehicle will be; absent while the shopper has not said. */
  readonly zipCode: string | undefined;
  /** Years since the vehicle's model year, never below zero. */
  readonly ageYears: number;
  /** The packages that this vehicle may have. */
  readonly products: readonly ProtectionProduct[];
}

/** Price in cents by the code of a level. A level that could not be priced is not in it. */
export type ProtectionQuotes = ReadonlyMap<string, number>;

/**
 * The outside service that prices protection. Asked each time that a price is shown, so it must answer within moments; undefined when it
 * could price nothing at all. It never rejects for an outage.
 */
export interface ProtectionPricing {
  quote(request: ProtectionQuoteRequest): Promise<ProtectionQuotes | undefined>;
}
