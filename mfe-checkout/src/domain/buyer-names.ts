import type { Order } from '@forecourt/shared-contracts/commerce';
import { formatList } from '@forecourt/shared-contracts/formats';

/** Returns the buyers' names in the page's language ('Ann Example and Ben Example'); undefined if the order names none. */
export function buyerNames({ buyers = [] }: Pick<Order, 'buyers'>): string | undefined {
  if (buyers.length === 0) return undefined;
  return formatList(buyers);
}
