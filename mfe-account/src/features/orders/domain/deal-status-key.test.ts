import { expect, it } from 'vitest';
import { dealStatusKey } from './deal-status-key.ts';

it.each([
  ['DPEN', 'DPEN'],
  ['NEWCODE', 'UNKNOWN'],
  ['', undefined],
  [undefined, undefined],
])('%s is %s', (status, key) => {
  expect(dealStatusKey(status)).toBe(key);
});
