import * as v from 'valibot';
import { OrderParamsSchema } from '../commerce/order-number.ts';
import { defineEndpoint } from '../http/endpoint.ts';
import { FeeSchema, FulfillmentSchema, instructionsMaxLength, PriceCreditSchema } from './fulfillment.ts';
import {
  FulfillmentPlaceSchema,
  FulfillmentRequestSchema,
  fulfillmentTypes,
  pickupLocations,
  fulfillmentErrors,
} from './fulfillment-request.ts';
import { dayReasons } from './schedule-slots.ts';

const InstantSchema = v.pipe(v.string(), v.isoTimestamp('validation.instant'));

const changeErrors = {
  'error.step.notReady': 409,
  /** The vehicle was delivered, or the order canceled. */
  'error.fulfillment.closed': 409,
  /** It is past the change cutoff of the appointment. */
  'error.fulfillment.tooLate': 409,
  /** Another tab or device has changed the appointment in the meantime. */
  'error.fulfillment.changedMeanwhile': 409,
} as const;

/** Returns the order's handover options and appointment. */
export const getFulfillment = defineEndpoint({
  id: 'fulfillment.get',
  method: 'GET',
  path: '/api/fulfillment/orders/:orderNumber',
  auth: 'required',
  params: OrderParamsSchema,
  response: FulfillmentSchema,
});

/** Validates an address or pickup location and returns the fee; changes nothing. */
export const quoteFulfillment = defineEndpoint({
  id: 'fulfillment.quote',
  method: 'POST',
  path: '/api/fulfillment/orders/:orderNumber/quote',
  auth: 'required',
  params: OrderParamsSchema,
  body: FulfillmentRequestSchema,
  response: v.object({
    type: v.picklist(fulfillmentTypes),
    place: FulfillmentPlaceSchema,
    feeCents: FeeSchema,
    distanceMiles: v.nullable(v.number()),
    /** What booking it takes off the signed price; absent if nothing. */
    credit: v.optional(PriceCreditSchema),
  }),
  errors: fulfillmentErrors,
});

/**
 * Returns the dates from today to the horizon with their free slots, in `timeZone`: that of the place of the handover, the dealer's for a delivery
 * without `zip` (TRACK-115). The buyer's own appointment counts as free.
 */
export const listSlots = defineEndpoint({
  id: 'fulfillment.slots',
  method: 'GET',
  path: '/api/fulfillment/orders/:orderNumber/slots',
  auth: 'required',
  params: OrderParamsSchema,
  query: v.object({
    type: v.picklist(fulfillmentTypes),
    location: v.optional(v.picklist(pickupLocations)),
    /** Where a delivery goes; absent from older clients. */
    zip: v.optional(v.pipe(v.string(), v.regex(/^\d{5}$/, 'validation.zip'))),
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
 * Books a slot, or moves the appointment `replaces` to it. All or nothing: if the slot was taken in the meantime, or the fee differs from
 * the one the buyer saw, nothing changes.
 */
export const bookAppointment = defineEndpoint({
  id: 'fulfillment.book',
  method: 'POST',
  path: '/api/fulfillment/orders/:orderNumber/appointment',
  auth: 'required',
  idempotent: true,
  params: OrderParamsSchema,
  body: v.object({
    request: FulfillmentRequestSchema,
    startAt: InstantSchema,
    expectedFeeCents: FeeSchema,
    instructions: v.pipe(
      v.optional(v.string(), ''),
      v.trim(),
      v.maxLength(instructionsMaxLength, 'validation.tooLong'),
    ),
    /** Id of the appointment that the buyer saw; null if there was none. */
    replaces: v.nullable(v.pipe(v.string(), v.maxLength(64))),
  }),
  response: FulfillmentSchema,
  errors: {
    ...fulfillmentErrors,
    ...changeErrors,
    /** The slot was taken in the meantime, or does not exist. */
    'error.fulfillment.slotTaken': 409,
    'error.fulfillment.feeChanged': 409,
  },
});

/** Cancels the appointment; without one it changes nothing. */
export const cancelAppointment = defineEndpoint({
  id: 'fulfillment.cancel',
  method: 'POST',
  path: '/api/fulfillment/orders/:orderNumber/appointment/cancel',
  auth: 'required',
  params: OrderParamsSchema,
  body: v.object({ appointmentId: v.pipe(v.string(), v.maxLength(64)) }),
  response: FulfillmentSchema,
  errors: changeErrors,
});
