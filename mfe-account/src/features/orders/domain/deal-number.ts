import type { Order } from '@forecourt/shared-contracts/commerce';

const machineId = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i;

/**
 * Returns the number by which a buyer names the deal of an order: the dealer's own id, or the order's number where that id is one that only
 * machines read. Signing in takes either.
 */
export function dealNumber({ deal, orderNumber }: Pick<Order, 'deal' | 'orderNumber'>): string {
  return machineId.test(deal.dealRefId) ? orderNumber : deal.dealRefId;
}
