import * as v from 'valibot';
import { DeliveryAddressSchema } from './delivery-address.ts';

/** How a vehicle comes to its buyer (TRACK-88). */
export const fulfillmentTypes = ['DELIVERY', 'PICKUP'] as const;
export type FulfillmentType = (typeof fulfillmentTypes)[number];

/** Where a vehicle is picked up: the store where it stands, or the dealership. */
export const pickupLocations = ['DEALERSHIP_LOCATION', 'TRANSFER_LOCATION'] as const;
export type PickupLocation = (typeof pickupLocations)[number];

/** A place by name and postal address; `line2` is empty when there is none. */
export const FulfillmentPlaceSchema = v.object({
  name: v.string(),
  line1: v.string(),
  line2: v.string(),
  city: v.string(),
  state: v.string(),
  zip: v.string(),
});
export type FulfillmentPlace = v.InferOutput<typeof FulfillmentPlaceSchema>;

/** How the buyer wants the vehicle: to an address, or from a store. */
export const FulfillmentWishSchema = v.variant('type', [
  v.object({
    type: v.literal('DELIVERY'),
    address: DeliveryAddressSchema,
    /** The buyer says that this is no PO box, for a ZIP that likely has nothing else. */
    isStreetConfirmed: v.optional(v.boolean(), false),
  }),
  v.object({ type: v.literal('PICKUP'), location: v.picklist(pickupLocations) }),
]);
export type FulfillmentWish = v.InferOutput<typeof FulfillmentWishSchema>;

/** Why a hand-over is refused (TRACK-94, TRACK-95, TRACK-96); `param` names the field at fault. */
export const wishErrors = {
  /** ZIP and state do not belong together (FIELD-39). */
  'error.fulfillment.zipStateMismatch': 422,
  /** Invalid customer address: the city is not that of the ZIP. */
  'error.fulfillment.invalidAddress': 422,
  /** Likely a PO Box zip; `isStreetConfirmed` lets it pass. */
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
