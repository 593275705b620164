import * as v from 'valibot';
import {
  ChosenHandOverSchema,
  FulfillmentPlaceSchema,
  fulfillmentTypes,
  pickupLocations,
} from './fulfillment-request.ts';
import { statusSchemaWith } from '../http/status-schema.ts';

/** Fulfillment statuses (TRACK-90); {@link handOverStatus} documents which of them occur. */
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

/** Maximum length of delivery instructions, in characters; longer input is truncated while typing. */
export const instructionsMaxLength = 250;

/** The fee for a handover, in USD cents. */
export const FeeSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/** What an appointment takes off the signed price, in USD cents. */
export const PriceCreditSchema = v.object({
  /** The difference to the delivery fee in the signed price. */
  creditCents: FeeSchema,
  /** The part that no payment of the buyer covers, because a lender pays it: the store returns it. */
  byStoreCents: FeeSchema,
  /** What the payment provider refused to refund for good: the store returns it, too. */
  refusedCents: v.optional(FeeSchema),
});
export type HandOverCredit = v.InferOutput<typeof PriceCreditSchema>;

/** A booked handover. The fee is due at the handover; it is not part of the signed price. */
export const AppointmentSchema = v.object({
  id: v.string(),
  type: v.picklist(fulfillmentTypes),
  /** Null for a delivery. */
  location: v.nullable(v.picklist(pickupLocations)),
  /** The destination: the buyer's address, or the store. Null for appointments that the dealer made by phone. */
  place: v.nullable(FulfillmentPlaceSchema),
  feeCents: FeeSchema,
  /** Miles from the dealership; delivery only. */
  distanceMiles: v.nullable(v.number()),
  instructions: v.string(),
  startAt: v.string(),
  endAt: v.string(),
  /** Deadline for changing or canceling it here. */
  changeUntil: v.string(),
});
export type Appointment = v.InferOutput<typeof AppointmentSchema>;

/** A pickup location; a null fee cannot be calculated here. */
export const PickupPlaceSchema = v.object({
  location: v.picklist(pickupLocations),
  place: FulfillmentPlaceSchema,
  feeCents: v.nullable(FeeSchema),
});
export type PickupPlace = v.InferOutput<typeof PickupPlaceSchema>;

/** An order's handover options, and its appointment. */
export const FulfillmentSchema = v.object({
  orderNumber: v.string(),
  status: statusSchemaWith(fulfillmentStatuses, 'Requested'),
  /** TRANSFER if the vehicle is at another store of the group. */
  orderKind: v.picklist(['REGULAR', 'TRANSFER']),
  /** False if nothing can be delivered; pickup is available at `pickupPlaces`, nowhere if it is empty. */
  isDeliveryOffered: v.boolean(),
  /** The nearest to the buyer first, where the buyer's ZIP code is known. */
  pickupPlaces: v.array(PickupPlaceSchema),
  /** Delivery is free up to this many miles from the dealership, and unavailable beyond `maxMiles`. */
  includedMiles: v.number(),
  maxMiles: v.number(),
  changeCutoffHours: v.number(),
  appointment: v.nullable(AppointmentSchema),
  /** What was chosen with the cart; `feeCents` is what is due besides the order's price. Absent if nothing was chosen. */
  chosen: v.optional(ChosenHandOverSchema),
  /** Taken off the signed price so far, because its delivery is not wanted any more; absent if nothing was. */
  credit: v.optional(PriceCreditSchema),
  /** Whether the buyer answered that the vehicle is there, while the dealer has not confirmed it; absent if not. */
  isReceived: v.optional(v.boolean()),
  /** Whether an appointment can be made, changed or canceled now. */
  canChange: v.boolean(),
  /** Fills in the address of a delivery: the order's latest one, else what else is known of the buyer. Absent without one. */
  knownAddress: v.optional(v.omit(FulfillmentPlaceSchema, ['name', 'timeZone'])),
});
export type Fulfillment = v.InferOutput<typeof FulfillmentSchema>;
