import * as v from 'valibot';
import { IncentiveSchema } from './incentive.ts';
import { VehicleDealerSchema, VehicleImageSchema, VehicleSchema } from './vehicle.ts';

/** One measured or rated property. `code` is named by `inventory.specification.{code}`, the value is ready to show. */
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
  ]),
  value: v.string(),
});
export type VehicleSpecification = v.InferOutput<typeof SpecificationSchema>;

/** Where the vehicle stands. Latitude and longitude in degrees. */
export const DealerLocationSchema = v.object({
  ...VehicleDealerSchema.entries,
  streetAddress: v.string(),
  zip: v.string(),
  latitude: v.number(),
  longitude: v.number(),
});

/** What is known of a vehicle's past; new vehicles have no owners and no accidents. */
export const VehicleHistorySchema = v.object({
  ownerCount: v.number(),
  accidentCount: v.number(),
  serviceRecordCount: v.number(),
  hasCleanTitle: v.boolean(),
  usage: v.picklist(['none', 'personal', 'fleet', 'lease', 'rental']),
});
export type VehicleHistory = v.InferOutput<typeof VehicleHistorySchema>;

/** A vehicle with everything that its page shows. */
export const VehicleDetailSchema = v.object({
  ...VehicleSchema.entries,
  /** One per view, in gallery order; the first is the card's picture. Empty while no photo was taken. */
  images: v.array(VehicleImageSchema),
  specifications: v.array(SpecificationSchema),
  dealer: DealerLocationSchema,
  /** Those that hold today; which of them a price takes is `chooseIncentives`' answer. */
  incentives: v.array(IncentiveSchema),
  history: VehicleHistorySchema,
  /** When the vehicle came into stock, calendar date. */
  listedOn: v.string(),
  seatCount: v.number(),
  doorCount: v.number(),
});
export type VehicleDetail = v.InferOutput<typeof VehicleDetailSchema>;
