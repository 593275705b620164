import { describe, expect, it } from 'vitest';
import {
  canCancelOrder,
  dealStatusCodes,
  orderStatuses,
  type DealStatus,
  type OrderStatus,
} from './index.ts';

const cash = (orderStatus: OrderStatus | 'UNKNOWN', dealStatus: DealStatus | null = null) =>
  canCancelOrder({ dealType: 'Cash', orderStatus, dealStatus });

describe('canceling an order: until the contract is signed', () => {
  const signed = ['SOLD', 'SOLD_BY_DRI', 'CANCELED', 'DELIVERED', 'DELIVERED_NO_RETURN'];
  it.each(orderStatuses)('%s', (status) => expect(cash(status)).toBe(!signed.includes(status)));

  it('an order of an unknown status is left to the dealer', () => expect(cash('UNKNOWN')).toBe(false));

  const after = ['PSIGN', 'SIGN', 'SUBF', 'BOOK', 'FUND', 'PDOC', 'CANC', 'RTRN', 'UDEC'];
  it.each(dealStatusCodes)('with a deal of %s', (deal) =>
    expect(canCancelOrder({ dealType: 'Finance', orderStatus: 'SUBMITTED', dealStatus: deal })).toBe(
      !after.includes(deal),
    ),
  );
});
