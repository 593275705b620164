import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { maskedDate } from './masked-date.ts';

const digit = fc.constantFrom(...'0123456789');
const type = (keys: Iterable<string>) =>
  Array.from(keys).reduce((shown, key) => maskedDate(shown, shown + key), '');

test('P03: digits typed one by one are all there, in their order', () => {
  fc.assert(
    fc.property(fc.array(digit, { maxLength: 8 }), (digits) => {
      expect(type(digits).replaceAll('/', '')).toBe(digits.join(''));
    }),
  );
});

test('P02: a text that is shown is not changed again', () => {
  const key = fc.oneof(digit, fc.constantFrom('/', '-', ' ', 'x'));
  fc.assert(
    fc.property(fc.array(key, { maxLength: 14 }), (keys) => {
      const shown = type(keys);
      expect(maskedDate(shown, shown)).toBe(shown);
      expect(maskedDate('', shown)).toBe(shown);
    }),
  );
});
