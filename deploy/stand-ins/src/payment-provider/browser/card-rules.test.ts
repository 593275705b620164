import { expect, test } from 'vitest';
import { shortExpiry } from './card-rules.mjs';

test.each([
  ['12/2034', '12/34'],
  ['122034', '12/34'],
  ['7/29', '07/29'],
  ['0729', '07/29'],
  ['12/1999', '12/1999'],
  ['1', '1'],
])('an expiry typed as %s is shown as %s', (typed, shown) => expect(shortExpiry(typed)).toBe(shown));
