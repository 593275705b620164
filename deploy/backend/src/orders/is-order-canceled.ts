import { orderStage } from '@forecourt/shared-contracts/commerce';
import type { OrderRow } from './order-rows.ts';

/** Whether an order is canceled: it can be read, but nothing of it is verified, uploaded or paid anymore. */
export function isOrderCanceled({ status }: Pick<OrderRow, 'status'>): boolean {
  return orderStage(status) === 'canceled';
}
