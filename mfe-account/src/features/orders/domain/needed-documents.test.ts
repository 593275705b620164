import { describe, expect, it } from 'vitest';
import type { OrderDocumentList } from '@forecourt/shared-contracts/documents';
import { documentOrders, needsUpload } from './needed-documents.ts';

type Documents = OrderDocumentList['documents'];
const documents = (...statuses: readonly string[]) => statuses.map((status) => ({ status })) as Documents;

it('orders without documents are left out, the newest comes first', () => {
  const order = (orderNumber: string, ...statuses: readonly string[]) =>
    ({ orderNumber, documents: documents(...statuses) }) as OrderDocumentList;
  const numbers = documentOrders([order('1', 'MISSING'), order('2'), order('3', 'COMPLETE')]);
  expect(numbers.map(({ orderNumber }) => orderNumber)).toEqual(['3', '1']);
});

describe('the way to the upload', () => {
  it.each([
    ['while something is missing', documents('COMPLETE', 'MISSING'), 'ready', true],
    ['while something was refused', documents('FAIL'), 'updates-in-progress', true],
    ['of an order that could not be loaded', documents('MISSING'), undefined, true],
    ['not when all are there', documents('COMPLETE'), 'ready', false],
    ['not of a delivered order', documents('MISSING'), 'delivered', false],
    ['not of a canceled order', documents('MISSING'), 'canceled', false],
  ] as const)('%s', (_, all, state, expected) => expect(needsUpload(all, state)).toBe(expected));
});
