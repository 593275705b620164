import * as v from 'valibot';
import { NonNegativeCentsSchema } from '../money/cents-schema.ts';
import {
  bodyStyles,
  colorFamilies,
  drivetrains,
  featureCodes,
  fuelTypes,
  priceIndicators,
  vehicleAvailabilities,
  vehicleConditions,
} from './vehicle-values.ts';
import { PictureViewSchema } from './picture-view-schema.ts';

/** One paint: the manufacturer's name, a hex color with `#`, and the family used by filters. */
export const PaintSchema = v.object({
  name: v.string(),
  hex: v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/)),
  family: v.picklist(colorFamilies),
});
export type Paint = v.InferOutput<typeof PaintSchema>;

/**
 * A picture with its natural size in pixels. `altText` names color, year, make and model, which read the same in every language; a page
 * adds the view in its own language (SHOP-56).
 */
export const VehicleImageSchema = v.object({
  url: v.string(),
  altText: v.string(),
  view: PictureViewSchema,
  width: v.number(),
  height: v.number(),
});
export type VehicleImage = v.InferOutput<typeof VehicleImageSchema>;

/** The dealer that has the vehicle; `phone` is 10 digits. */
export const VehicleDealerSchema = v.object({
  name: v.string(),
  city: v.string(),
  state: v.string(),
  phone: v.string(),
});
export type VehicleDealer = v.InferOutput<typeof VehicleDealerSchema>;

/** Finance estimate with the tenant's default down payment, term and credit tier, and taxes and fees of its home state. */
export const EstimatedPaymentSchema = v.object({
  monthlyPaymentCents: NonNegativeCentsSchema,
  downPaymentCents: NonNegativeCentsSchema,
  termMonths: v.number(),
  aprPercent: v.number(),
});
export type EstimatedPayment = v.InferOutput<typeof EstimatedPaymentSchema>;

/**
 * Fuel economy in miles per gallon, or per gallon equivalent for electric vehicles; `rangeMiles` is the electric range, `chargeMinutes` a fast charge from
 * 10 to 80 percent.
 */
export const EconomySchema = v.object({
  cityMpg: v.optional(v.number()),
  highwayMpg: v.optional(v.number()),
  combinedMpg: v.optional(v.number()),
  rangeMiles: v.optional(v.number()),
  chargeMinutes: v.optional(v.number()),
});
export type Economy = v.InferOutput<typeof EconomySchema>;

/** A vehicle as cards and lists show it (SHOP-19). */
export const VehicleSchema = v.object({
  vin: v.string(),
  stockNumber: v.string(),
  year: v.number(),
  make: v.string(),
  model: v.string(),
  trim: v.string(),
  bodyStyle: v.picklist(bodyStyles),
  condition: v.picklist(vehicleConditions),
  certifiedUsed: v.boolean(),
  /** Odometer in miles. */
  mileage: v.number(),
  /** Asking price before incentives, taxes and fees. */
  priceCents: NonNegativeCentsSchema,
  /** List price when new; absent if the dealer does not state it. */
  msrpCents: v.optional(NonNegativeCentsSchema),
  /** Sum of the incentives that a price uses today (`chooseIncentives`); 0 if there are none. Used vehicles have none. */
  incentivesTotalCents: NonNegativeCentsSchema,
  exteriorColor: PaintSchema,
  /** Empty if the dealer does not state it, like the engine and the transmission. */
  interiorColor: v.string(),
  fuelType: v.picklist(fuelTypes),
  drivetrain: v.picklist(drivetrains),
  transmission: v.string(),
  engine: v.string(),
  economy: EconomySchema,
  features: v.array(v.picklist(featureCodes)),
  availability: v.picklist(vehicleAvailabilities),
  /** Absent until a photo is taken: cards then show the placeholder. */
  image: v.optional(VehicleImageSchema),
  /** Path of the vehicle page. */
  path: v.string(),
  /** Miles from the ZIP of the search; absent without one. */
  distanceMiles: v.optional(v.number()),
  /** Absent if there is nothing to finance. */
  estimatedPayment: v.optional(EstimatedPaymentSchema),
  /** Absent for new vehicles, for prices above the valuation, and for vehicles without a valuation. */
  kbbPriceIndicator: v.optional(v.picklist(priceIndicators)),
  dealer: VehicleDealerSchema,
  /** Created for demonstration, not on any dealer's lot. */
  isSample: v.boolean(),
});
export type Vehicle = v.InferOutput<typeof VehicleSchema>;
