import { expect, test } from 'vitest';
import type { DealStatus, OrderStatus } from '@forecourt/shared-contracts/commerce';
import { orderFixture } from '@forecourt/shared-contracts/testing';
import { orderEntry } from './order-entry.ts';

const order = (type: 'Cash' | 'Finance', status?: DealStatus, orderStatus: OrderStatus = 'SUBMITTED') =>
  orderFixture({ orderNumber: 'T-1', orderStatus, deal: { type, dealRefId: 'd', status } });

test.each([
  ['a cash order leads to its tracker', order('Cash'), '/progress/T-1', undefined],
  ['accepted terms too', order('Finance', 'UACC'), '/progress/T-1', undefined],
  ['an offramp order too', order('Finance', 'LDEC', 'OFFRAMP'), '/progress/T-1', undefined],
  ['a pending decision leads to its page', order('Finance', 'DPEN'), '/checkout/T-1', 'pending'],
  ['so does an approval', order('Finance', 'LSEL'), '/checkout/T-1', 'approved'],
  ['so does a counter-offer', order('Finance', 'LNSEL'), '/checkout/T-1', 'countered'],
  ['so does a refusal', order('Finance', 'LDEC'), '/checkout/T-1', 'lenders-declined'],
])('%s', (_what, given, href, decision) => expect(orderEntry(given)).toEqual({ href, decision }));
