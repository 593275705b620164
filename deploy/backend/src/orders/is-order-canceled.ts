import { orderStage } from '@forecourt/shared-contracts/commerce';
import type { OrderRow } from './order-rows.ts';

/** Whether an order is canceled: it can be read, but nothing of it is verified, uploaded or paid anymore. */
export function isOrderCanceled({ status }: Pick<OrderRow, 'status'>): boolean {
  return orderStage(status) === 'canceled';
}

/**
 * Whether an order waits to be created in the dealer's system: only that moves it on. What its buyer completes
 * meanwhile is kept, but is not its status.
 */
export function isWithDealer({ status }: Pick<OrderRow, 'status'>): boolean {
  return status === 'SUBMITTED_TO_UNIFI';
}
