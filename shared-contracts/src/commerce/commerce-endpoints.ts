import * as v from 'valibot';
import { defineEndpoint } from '../http/endpoint.ts';
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

/** An order in the list: `progress` is absent in an answer of an older server. */
const ListedOrderSchema = v.object({
  ...OrderSchema.entries,
  progress: v.optional(v.nullable(OrderProgressSchema)),
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
