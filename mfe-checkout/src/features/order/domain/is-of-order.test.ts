import { describe, expect, test } from 'vitest';
import { getOrder } from '@forecourt/shared-contracts/commerce';
import { listDocuments } from '@forecourt/shared-contracts/documents';
import { listSlots } from '@forecourt/shared-contracts/fulfillment';
import { getIdVerification } from '@forecourt/shared-contracts/id-verification';
import { apiQueryKey } from '@forecourt/shared-contracts/react';
import { isOfOrder } from './is-of-order.ts';

describe('whether a cached answer is about the order FC-1', () => {
  test.each<[string, readonly unknown[], boolean]>([
    ['the order itself', apiQueryKey(getOrder, { params: { orderNumber: 'FC-1' } }), true],
    ['another order', apiQueryKey(getOrder, { params: { orderNumber: 'FC-10' } }), false],
    [
      'a call that names it in its query',
      apiQueryKey(getIdVerification, { query: { orderId: 'FC-1' } }),
      true,
    ],
    [
      'a call with a path and a query',
      apiQueryKey(listSlots, { params: { orderNumber: 'FC-1' }, query: { type: 'DELIVERY' } }),
      true,
    ],
    ['the documents of a deal', apiQueryKey(listDocuments, { params: { dealId: 'FC-1' } }), false],
    ['a call without input', apiQueryKey(getOrder), false],
  ])('%s', (_row, queryKey, expected) => expect(isOfOrder(queryKey, 'FC-1')).toBe(expected));
});
