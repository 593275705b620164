import type { Order } from '@forecourt/shared-contracts/commerce';
import type { PriceLine } from '@forecourt/shared-contracts/pricing';

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

/** Returns the lines of a price without the one for pickup or delivery while neither is chosen: a contract and an invoice say nothing of it. */
export function chosenLines<Line extends Pick<PriceLine, 'code' | 'amountCents'>>(
  lines: readonly Line[],
  delivery: Order['delivery'],
): Line[] {
  return lines.filter(
    ({ code, amountCents }) => code !== 'delivery-fee' || handOverPrice(amountCents, delivery) !== 'open',
  );
}
