import * as v from 'valibot';
import { defineEndpoint } from '../http/endpoint.ts';
import { CentsSchema } from '../money/cents-schema.ts';
import { OrderParamsSchema } from './order-number.ts';
import { OrderHistoryEntrySchema, OrderSchema } from './order.ts';
import { OrderProgressSchema } from './order-progress.ts';

/** Returns the order to its owner (TRACK-104); 401 when signed out, 404 both for unknown orders and for other people's (T35). */
export const getOrder = defineEndpoint({
  id: 'commerce.getOrder',
  method: 'GET',
  path: '/public/commerce/orders/:orderNumber',
  auth: 'required',
  params: OrderParamsSchema,
  response: v.object({ data: OrderSchema }),
});

/** Returns an order's history, oldest first; same ownership rule as {@link getOrder}. */
export const getOrderHistory = defineEndpoint({
  id: 'commerce.getOrderHistory',
  method: 'GET',
  path: '/public/commerce/history/:orderNumber',
  auth: 'required',
  params: OrderParamsSchema,
  response: v.object({ history: v.array(OrderHistoryEntrySchema) }),
});

/** An order in the list: what is optional is absent in an answer of an older server. */
const ListedOrderSchema = v.object({
  ...OrderSchema.entries,
  progress: v.optional(v.nullable(OrderProgressSchema)),
  /** When the window of the appointment ends, an ISO 8601 instant, UTC; null without one. */
  appointmentEndTime: v.optional(v.nullable(v.string())),
  /** Whether the dealer's system reported that the appointment did not take place (TRACK-90). */
  isHandOverFailed: v.optional(v.boolean()),
  /** The loan of a counteroffer that the buyer can accept, instead of the one in `price`: cents, months, percent; null without one. */
  counterOffer: v.optional(
    v.nullable(
      v.object({
        monthlyPaymentCents: CentsSchema,
        downPaymentCents: CentsSchema,
        termMonths: v.number(),
        aprPercent: v.number(),
      }),
    ),
  ),
});
export type ListedOrder = v.InferOutput<typeof ListedOrderSchema>;

/** Returns all of the signed-in buyer's orders that appear in the list, with their steps, by creation date ascending (ACCT-49). */
export const listOrders = defineEndpoint({
  id: 'commerce.listOrders',
  method: 'GET',
  path: '/api/commerce/orders',
  auth: 'required',
  response: v.object({ orders: v.array(ListedOrderSchema) }),
});
