import { expect, test } from 'vitest';
import { leftOut } from './left-out.ts';

test.each([
  [['Any price'], 'Any price'],
  [['Any make', 'Any price'], 'Any make and price'],
  [['Any price', 'Any year', 'Any make'], 'Any price, year, and make'],
  [['Nationwide', 'Any exterior color'], 'Nationwide and any exterior color'],
  [['Any price', 'Usual availability'], 'Any price and usual availability'],
])('%s: %s', (names, expected) => expect(leftOut(names)).toBe(expected));
