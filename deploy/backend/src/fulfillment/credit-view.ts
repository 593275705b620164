import type { HandOverCredit } from '@forecourt/shared-contracts/fulfillment';
import { priceCredit } from '@forecourt/shared-contracts/payments';
import type { OrderRow } from '../orders/index.ts';

/** Returns a credit on an order's signed price as its owner sees it; undefined if there is none. */
export function creditView(
  { price }: Pick<OrderRow, 'price'>,
  creditCents: number,
): HandOverCredit | undefined {
  if (creditCents === 0) return undefined;
  const { byStoreCents } = priceCredit({ price, creditCents, paidCents: 0 });
  return { creditCents, byStoreCents };
}
