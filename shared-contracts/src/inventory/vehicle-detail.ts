import * as v from 'valibot';
import { IncentiveSchema } from './incentive.ts';
import { VehicleDealerSchema, VehicleImageSchema, VehicleSchema } from './vehicle.ts';

/** One measured or rated property. `code` is labeled by `inventory.specification.{code}`, the value is ready for display. */
export const SpecificationSchema = v.object({
  group: v.picklist(['performance', 'economy', 'dimensions']),
  code: v.picklist([
    'engine',
    'transmission',
    'drivetrain',
    'fuelType',
    'seats',
    'doors',
    'cityMpg',
    'highwayMpg',
    'combinedMpg',
    'rangeMiles',
    'chargeMinutes',
  ]),
  value: v.string(),
});
export type VehicleSpecification = v.InferOutput<typeof SpecificationSchema>;

/** Location of the vehicle. Latitude and longitude in degrees. */
export const DealerLocationSchema = v.object({
  ...VehicleDealerSchema.entries,
  streetAddress: v.string(),
  zip: v.string(),
  latitude: v.number(),
  longitude: v.number(),
});

/**
 * A vehicle's known history; a new vehicle has had no owner. What the dealer does not state is absent: of a new vehicle accidents and title,
 * of any other service records and usage.
 */
export const VehicleHistorySchema = v.object({
  ownerCount: v.number(),
  accidentCount: v.optional(v.number()),
  serviceRecordCount: v.optional(v.number()),
  hasCleanTitle: v.optional(v.boolean()),
  usage: v.optional(v.picklist(['none', 'personal', 'fleet', 'lease', 'rental'])),
});
export type VehicleHistory = v.InferOutput<typeof VehicleHistorySchema>;

/** A vehicle with everything shown on its page. */
export const VehicleDetailSchema = v.object({
  ...VehicleSchema.entries,
  /** One per view, in gallery order; the first is the card's picture. Empty until photos are taken. */
  images: v.array(VehicleImageSchema),
  specifications: v.array(SpecificationSchema),
  dealer: DealerLocationSchema,
  /** Those in effect today; `chooseIncentives` determines which of them a price uses. */
  incentives: v.array(IncentiveSchema),
  history: VehicleHistorySchema,
  /** Calendar date when the vehicle came into stock. */
  listedOn: v.string(),
  /** Absent if the dealer does not state it, like the doors. */
  seatCount: v.optional(v.number()),
  doorCount: v.optional(v.number()),
});
export type VehicleDetail = v.InferOutput<typeof VehicleDetailSchema>;
