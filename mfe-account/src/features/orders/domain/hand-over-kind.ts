import type { Order } from '@forecourt/shared-contracts/commerce';

/** Returns how an order is handed over, as its texts name it: a delivery unless it is known to be picked up. */
export function handOverKind({ delivery }: Pick<Order, 'delivery'>): 'pickup' | 'delivery' {
  return delivery?.type === 'PICKUP' ? 'pickup' : 'delivery';
}
