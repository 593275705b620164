import type { Order } from '@forecourt/shared-contracts/commerce';

/**
 * How a price says what the pickup or delivery costs: `amount` if the price has it as a line of its own, `open` until one is chosen, `apart`
 * if it is paid beyond the price, else `included`.
 */
export type HandOverPrice = 'amount' | 'open' | 'apart' | 'included';

/** Returns how a price with this line for pickup or delivery, in cents, says what it costs. */
export function handOverPrice(lineCents: number, delivery: Order['delivery']): HandOverPrice {
  if (lineCents !== 0) return 'amount';
  if (!delivery) return 'open';
  return delivery.feeCents ? 'apart' : 'included';
}
