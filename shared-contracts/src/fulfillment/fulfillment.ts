import * as v from 'valibot';
import { FulfillmentPlaceSchema, fulfillmentTypes, pickupLocations } from './fulfillment-wish.ts';

/** Fulfillment statuses (TRACK-90); {@link fulfillmentStatus} says which of them occur. */
export const fulfillmentStatuses = [
  'Draft',
  'Unconfirmed',
  'Requested',
  'In progress',
  'Completed',
  'Cancelled',
  'Failed',
] as const;
export type FulfillmentStatus = (typeof fulfillmentStatuses)[number];

/** Longest delivery instructions, in characters; longer input is cut while typing. */
export const instructionsMaxLength = 250;

/** What a hand-over costs, in USD cents. */
export const FeeSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A booked hand-over. The fee is due when the vehicle is handed over; it is no part of the signed price. */
export const AppointmentSchema = v.object({
  id: v.string(),
  type: v.picklist(fulfillmentTypes),
  /** Null for a delivery. */
  location: v.nullable(v.picklist(pickupLocations)),
  /** Where to: the buyer's address, or the store. Null for appointments that the dealer made by telephone. */
  place: v.nullable(FulfillmentPlaceSchema),
  feeCents: FeeSchema,
  /** Miles from the dealership, for a delivery. */
  distanceMiles: v.nullable(v.number()),
  instructions: v.string(),
  startAt: v.string(),
  endAt: v.string(),
  /** Until when it can be changed or cancelled here. */
  changeUntil: v.string(),
});
export type Appointment = v.InferOutput<typeof AppointmentSchema>;

/** A place where the buyer can fetch the vehicle; a null fee is one that cannot be calculated here. */
export const PickupPlaceSchema = v.object({
  location: v.picklist(pickupLocations),
  place: FulfillmentPlaceSchema,
  feeCents: v.nullable(FeeSchema),
});
export type PickupPlace = v.InferOutput<typeof PickupPlaceSchema>;

/** How an order can be handed over, and what is booked. */
export const FulfillmentSchema = v.object({
  orderNumber: v.string(),
  status: v.picklist(fulfillmentStatuses),
  /** TRANSFER when the vehicle stands at another store of the group. */
  orderKind: v.picklist(['REGULAR', 'TRANSFER']),
  /** False when nothing can be delivered; pickups are offered by `pickupPlaces`, none when it is empty. */
  isDeliveryOffered: v.boolean(),
  pickupPlaces: v.array(PickupPlaceSchema),
  /** Delivery is free so many miles from the dealership, and ends at `maxMiles`. */
  includedMiles: v.number(),
  maxMiles: v.number(),
  changeCutoffHours: v.number(),
  appointment: v.nullable(AppointmentSchema),
  /** Whether an appointment can be made, changed or cancelled now. */
  canChange: v.boolean(),
});
export type Fulfillment = v.InferOutput<typeof FulfillmentSchema>;
