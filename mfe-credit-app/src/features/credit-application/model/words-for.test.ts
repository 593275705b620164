import { expect, test } from 'vitest';
import type { ApplicationFacts } from '@forecourt/shared-contracts/credit-application';
import { wordsFor } from './words-for.ts';

test.each([
  ['Finance', false, {}],
  ['Lease', true, { context: 'second' }],
  ['Cash', false, { context: 'cash' }],
  ['Cash', true, { context: 'cashSecond' }],
] as const)('%s, about the second person: %s', (purchaseType, isSecond, words) => {
  expect(wordsFor({ purchaseType } as ApplicationFacts, isSecond)).toEqual(words);
});
