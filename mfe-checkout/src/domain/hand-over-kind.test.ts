import { expect, test } from 'vitest';
import { handOverKind } from './hand-over-kind.ts';

test.each([
  ['PICKUP', 'pickup'],
  ['DELIVERY', 'delivery'],
  [undefined, 'delivery'],
] as const)('%s is %s', (type, expected) => expect(handOverKind(type)).toBe(expected));
