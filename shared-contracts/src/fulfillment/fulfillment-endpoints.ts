import * as v from 'valibot';
import { defineEndpoint } from '../http/endpoint.ts';
import { FeeSchema, FulfillmentSchema, instructionsMaxLength } from './fulfillment.ts';
import {
  FulfillmentPlaceSchema,
  FulfillmentWishSchema,
  fulfillmentTypes,
  pickupLocations,
  wishErrors,
} from './fulfillment-wish.ts';
import { dayReasons } from './schedule-slots.ts';

const params = v.object({
  orderNumber: v.pipe(v.string(), v.regex(/^[A-Z0-9][A-Z0-9-]{3,39}$/, 'validation.orderNumber')),
});
const InstantSchema = v.pipe(v.string(), v.isoTimestamp('validation.instant'));

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
