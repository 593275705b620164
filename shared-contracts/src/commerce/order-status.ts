import * as v from 'valibot';
import { statusSchema, type Reported } from '../http/status-schema.ts';

/** Order statuses (TRACK-100). */
export const orderStatuses = [
  'DRAFT',
  'SUBMITTED_TO_UNIFI',
  'SUBMITTED',
  'PII_UPDATE_SUCCESSFUL',
  'ID_VERIFICATION_COMPLETED',
  'ORDER_INITIATION_FAILED',
  'DOCS_UPLOADED',
  'CONTRACT_PENDING',
  'SOLD_BY_DRI',
  'SOLD',
  'CANCELED',
  'DELIVERED',
  'DELIVERED_NO_RETURN',
  'OFFRAMP',
] as const;

export const OrderStatusSchema = v.picklist(orderStatuses);
export type OrderStatus = v.InferOutput<typeof OrderStatusSchema>;

/** An order status as received; UNKNOWN is one that this build does not know. */
export const ReportedOrderStatusSchema = statusSchema(orderStatuses);
export type ReportedOrderStatus = Reported<OrderStatus>;
