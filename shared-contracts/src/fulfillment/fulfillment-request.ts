import * as v from 'valibot';
import { DeliveryAddressSchema } from './delivery-address.ts';

/** How the buyer receives the vehicle (TRACK-88). */
export const fulfillmentTypes = ['DELIVERY', 'PICKUP'] as const;
export type FulfillmentType = (typeof fulfillmentTypes)[number];

/** Where a vehicle is picked up: the store where it is, or the dealership. */
export const pickupLocations = ['DEALERSHIP_LOCATION', 'TRANSFER_LOCATION'] as const;
export type PickupLocation = (typeof pickupLocations)[number];

/**
 * A place by name and postal address; `line2` is empty if there is none. `timeZone` is an IANA name, in which its times are shown; absent in
 * what was stored or sent before places had one: the tenant's then.
 */
export const FulfillmentPlaceSchema = v.object({
  name: v.string(),
  line1: v.string(),
  line2: v.string(),
  city: v.string(),
  state: v.string(),
  zip: v.string(),
  timeZone: v.optional(v.string()),
});
export type FulfillmentPlace = v.InferOutput<typeof FulfillmentPlaceSchema>;

/** A pickup or delivery chosen before the order is placed, with the fee included in its price (BUY-4, TRACK-88). */
export const ChosenHandOverSchema = v.object({
  type: v.picklist(fulfillmentTypes),
  /** Pickup only: where the vehicle is, or the dealership, which is also the default when absent. */
  location: v.optional(v.picklist(pickupLocations)),
  place: FulfillmentPlaceSchema,
  /** The buyer's address; delivery only. */
  address: v.optional(DeliveryAddressSchema),
  feeCents: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Null for a pickup. */
  distanceMiles: v.nullable(v.number()),
});
export type ChosenHandOver = v.InferOutput<typeof ChosenHandOverSchema>;

/** How the buyer wants to receive the vehicle: delivery to an address, or pickup from a store. */
export const FulfillmentRequestSchema = v.variant('type', [
  v.object({
    type: v.literal('DELIVERY'),
    address: DeliveryAddressSchema,
    /** The buyer confirms that this is not a PO box, for a ZIP that likely has only PO boxes. */
    isStreetConfirmed: v.optional(v.boolean(), false),
  }),
  v.object({ type: v.literal('PICKUP'), location: v.picklist(pickupLocations) }),
]);
export type FulfillmentRequest = v.InferOutput<typeof FulfillmentRequestSchema>;

/** Why a handover is refused (TRACK-94, TRACK-95, TRACK-96); `param` names the invalid field. */
export const fulfillmentErrors = {
  /** ZIP and state do not match (FIELD-39). */
  'error.fulfillment.zipStateMismatch': 422,
  /** Invalid customer address: the city does not match the ZIP. */
  'error.fulfillment.invalidAddress': 422,
  /** Likely a PO box ZIP; accepted with `isStreetConfirmed`. */
  'error.fulfillment.poBoxZip': 422,
  /** Geocode error: the ZIP cannot be located. */
  'error.fulfillment.geocode': 422,
  'error.fulfillment.zipNotSupported': 422,
  'error.fulfillment.outOfRange': 422,
  'error.fulfillment.deliveryFeeUnknown': 422,
  'error.fulfillment.pickupFeeUnknown': 422,
  /** Delivery or pickup is unavailable for the location. */
  'error.fulfillment.unavailable': 422,
} as const;
