import * as v from 'valibot';
import { OrderParamsSchema } from '../commerce/order-number.ts';
import { defineEndpoint } from '../http/endpoint.ts';
import { FulfillmentSchema } from './fulfillment.ts';

/**
 * Records that the buyer has the vehicle, once the time of the appointment is over and the dealer has not confirmed the hand-over. It does
 * not complete the order: that is up to the dealer, who gets the answer. A repeated answer changes nothing.
 */
export const reportReceived = defineEndpoint({
  id: 'fulfillment.received',
  method: 'POST',
  path: '/api/fulfillment/orders/:orderNumber/received',
  auth: 'required',
  params: OrderParamsSchema,
  body: v.object({
    /** The appointment that the buyer saw. */
    appointmentId: v.pipe(v.string(), v.maxLength(64)),
  }),
  response: FulfillmentSchema,
  errors: {
    /** Another tab, device or the dealer has changed the appointment in the meantime. */
    'error.fulfillment.changedMeanwhile': 409,
  },
});
