import type { HandOverCredit } from '@forecourt/shared-contracts/fulfillment';
import { priceCredit, type PartRefunds } from '@forecourt/shared-contracts/payments';
import type { OrderRow } from '../orders/index.ts';

/** Returns a credit on an order's signed price as its owner sees it, with what could not be refunded of it; undefined if there is none. */
export function creditView(
  { price }: Pick<OrderRow, 'price'>,
  creditCents: number,
  refunds?: Pick<PartRefunds, 'refusedCents'>,
): HandOverCredit | undefined {
  if (creditCents === 0) return undefined;
  const { byStoreCents } = priceCredit({ price, creditCents, paidCents: 0 });
  return { creditCents, byStoreCents, ...(refunds?.refusedCents && { refusedCents: refunds.refusedCents }) };
}
