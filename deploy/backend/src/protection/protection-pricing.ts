import type { ProtectionProduct } from '@forecourt/shared-contracts/tenant';

/** A vehicle as input of a pricing service. */
export interface VehicleToProtect {
  readonly vin: string;
  readonly year: number;
  readonly mileage: number;
}

/** A request for prices. */
export interface ProtectionQuoteRequest {
  readonly vehicle: VehicleToProtect;
  /** Where the vehicle will be; undefined until the shopper has said. */
  readonly zipCode: string | undefined;
  /** Years since the vehicle's model year, never below zero. */
  readonly ageYears: number;
  /** The packages that this vehicle may have. */
  readonly products: readonly ProtectionProduct[];
}

/** Price in cents by the code of a level. A level that could not be priced is missing. */
export type ProtectionQuotes = ReadonlyMap<string, number>;

/**
 * The external service that prices protection. Queried each time a price is shown, so it must answer quickly;
 * undefined if it could price nothing. It never rejects because of an outage.
 */
export interface ProtectionPricing {
  quote(request: ProtectionQuoteRequest): Promise<ProtectionQuotes | undefined>;
}
