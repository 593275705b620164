import type { BodyStyle, Drivetrain, Economy, FuelType, Paint } from '@forecourt/shared-contracts/inventory';

/** How a vehicle is powered. `economy` is in miles per gallon, or equivalent, miles of electric range, and minutes of a fast charge. */
export interface Powertrain {
  readonly engine: string;
  readonly fuelType: FuelType;
  readonly transmission: string;
  readonly economy: Economy;
}

/** A trim with its list price in whole dollars, in the last model year of its line. */
export interface CatalogTrim {
  readonly name: string;
  readonly msrpDollars: number;
  readonly powertrain: Powertrain;
}

/** One generation of a model in one body style; both model years inclusive. Trims go from basic to top. */
export interface CatalogLine {
  readonly make: string;
  readonly model: string;
  readonly bodyStyle: BodyStyle;
  readonly fromYear: number;
  readonly toYear: number;
  readonly trims: readonly CatalogTrim[];
  readonly drivetrains: readonly Drivetrain[];
  readonly seatCount: number;
  /** World manufacturer identifier, the first three characters of its VINs. */
  readonly wmi: string;
  readonly paints: readonly Paint[];
}

/** A make as its file describes it; `readMake` documents the text columns. */
export interface MakeSource {
  readonly name: string;
  readonly wmi: { readonly car: string; readonly suv: string; readonly truck: string };
  readonly paints: string;
  readonly lines: string;
}
