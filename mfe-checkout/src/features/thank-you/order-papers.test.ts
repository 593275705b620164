import { expect, test } from 'vitest';
import type { StepId } from '@forecourt/shared-contracts/progress';
import { orderPapers } from './order-papers.ts';

test.each<[string, StepId[], string[]]>([
  ['every step', ['insurance', 'documents', 'signing', 'payment'], ['contract', 'payment', 'documents']],
  ['an offramp order without payment', ['documents', 'signing', 'fulfillment'], ['contract', 'documents']],
])('the documents of an order with %s', (_row, ids, expected) =>
  expect(orderPapers(ids.map((id) => ({ id }))).map(({ id }) => id)).toEqual(expected),
);
