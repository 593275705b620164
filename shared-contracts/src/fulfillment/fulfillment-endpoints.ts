import * as v from 'valibot';
import { defineEndpoint } from '../http/endpoint.ts';
import { DeliveryAddressSchema } from './delivery-address.ts';
import { dayReasons } from './schedule-slots.ts';

/** storefront.md section 3 'Fulfillment': how a vehicle comes to its buyer. */
export const fulfillmentTypes = ['DELIVERY', 'PICKUP'] as const;
export type FulfillmentType = (typeof fulfillmentTypes)[number];

/** Where a vehicle is picked up: the store where it stands, or the dealership. */
export const pickupLocations = ['DEALERSHIP_LOCATION', 'TRANSFER_LOCATION'] as const;
export type PickupLocation = (typeof pickupLocations)[number];

/** storefront.md section 4 'Fulfillment statuses'; {@link fulfillmentStatus} says which of them occur. */
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

const params = v.object({
  orderNumber: v.pipe(v.string(), v.regex(/^[A-Z0-9][A-Z0-9-]{3,39}$/, 'validation.orderNumber')),
});
const InstantSchema = v.pipe(v.string(), v.isoTimestamp('validation.instant'));
const FeeSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

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

/** storefront.md section 8 'Delivery'; `param` names the field at fault. */
const wishErrors = {
  /** ZIP and state do not belong together. */
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

const changeErrors = {
  'error.step.notReady': 409,
  /** The vehicle is delivered, or the order cancelled. */
  'error.fulfillment.closed': 409,
  /** Less than the cut-off remains until the appointment. */
  'error.fulfillment.tooLate': 409,
  /** Another tab or device has changed the appointment meanwhile. */
  'error.fulfillment.changedMeanwhile': 409,
} as const;

/** How an order is and can be handed over. */
export const getFulfillment = defineEndpoint({
  id: 'fulfillment.get',
  method: 'GET',
  path: '/api/fulfillment/orders/:orderNumber',
  auth: 'required',
  params,
  response: FulfillmentSchema,
});

/** Checks an address or a place and says what it costs; changes nothing. */
export const quoteFulfillment = defineEndpoint({
  id: 'fulfillment.quote',
  method: 'POST',
  path: '/api/fulfillment/orders/:orderNumber/quote',
  auth: 'required',
  params,
  body: FulfillmentWishSchema,
  response: v.object({
    type: v.picklist(fulfillmentTypes),
    place: FulfillmentPlaceSchema,
    feeCents: FeeSchema,
    distanceMiles: v.nullable(v.number()),
  }),
  errors: wishErrors,
});

/** The dates from today to the horizon with what is still free, in the dealer's time zone. The own appointment counts as free. */
export const listSlots = defineEndpoint({
  id: 'fulfillment.slots',
  method: 'GET',
  path: '/api/fulfillment/orders/:orderNumber/slots',
  auth: 'required',
  params,
  query: v.object({
    type: v.picklist(fulfillmentTypes),
    location: v.optional(v.picklist(pickupLocations)),
  }),
  response: v.object({
    timeZone: v.string(),
    days: v.array(
      v.object({
        dateOn: v.string(),
        reason: v.nullable(v.picklist(dayReasons)),
        slots: v.array(v.object({ startAt: v.string(), endAt: v.string() })),
      }),
    ),
  }),
});

/**
 * Books a slot, or moves the appointment `replaces` to it. All or nothing: when the slot is gone meanwhile, or the fee is another one
 * than the buyer saw, everything stays as it was.
 */
export const bookAppointment = defineEndpoint({
  id: 'fulfillment.book',
  method: 'POST',
  path: '/api/fulfillment/orders/:orderNumber/appointment',
  auth: 'required',
  idempotent: true,
  params,
  body: v.object({
    wish: FulfillmentWishSchema,
    startAt: InstantSchema,
    expectedFeeCents: FeeSchema,
    instructions: v.pipe(
      v.optional(v.string(), ''),
      v.trim(),
      v.maxLength(instructionsMaxLength, 'validation.tooLong'),
    ),
    /** Id of the appointment that the buyer saw; null when there was none. */
    replaces: v.nullable(v.pipe(v.string(), v.maxLength(64))),
  }),
  response: FulfillmentSchema,
  errors: {
    ...wishErrors,
    ...changeErrors,
    /** Slot taken meanwhile, or no slot at all. */
    'error.fulfillment.slotTaken': 409,
    'error.fulfillment.feeChanged': 409,
  },
});

/** Gives the appointment up; without one it changes nothing. */
export const cancelAppointment = defineEndpoint({
  id: 'fulfillment.cancel',
  method: 'POST',
  path: '/api/fulfillment/orders/:orderNumber/appointment/cancel',
  auth: 'required',
  params,
  body: v.object({ appointmentId: v.pipe(v.string(), v.maxLength(64)) }),
  response: FulfillmentSchema,
  errors: changeErrors,
});
