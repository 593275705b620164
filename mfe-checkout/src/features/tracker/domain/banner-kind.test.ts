import { expect, test } from 'vitest';
import type { StepId } from '@forecourt/shared-contracts/progress';
import { bannerKind } from './banner-kind.ts';

test.each<[StepId, boolean | string, string]>([
  ['insurance', true, 'timer'],
  ['id-verification', 'timer', 'timer'],
  ['documents', 'message', 'message'],
  ['documents', 'none', 'none'],
  ['documents', false, 'none'],
  ['documents', 'a new word', 'none'],
  ['signing', true, 'none'],
  ['payment', 'timer', 'none'],
  ['fulfillment', 'message', 'none'],
])('%s with the flag %s shows %s', (step, flag, kind) =>
  expect(bannerKind(step, flag, 'SUBMITTED')).toBe(kind),
);

test.each([
  ['SOLD', 'timer'],
  ['DELIVERED', 'none'],
  ['DELIVERED_NO_RETURN', 'none'],
  ['CANCELED', 'none'],
] as const)('an order that is %s shows %s', (orderStatus, kind) =>
  expect(bannerKind('id-verification', true, orderStatus)).toBe(kind),
);
