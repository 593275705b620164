import { expect, test } from 'vitest';
import { offeredRadii } from './offered-radii.ts';

test.each([
  ['none is chosen', undefined, [25, 50, 100, 250, 500]],
  ['a usual one is chosen', 50, [25, 50, 100, 250, 500]],
  ['the address has another one', 75, [25, 50, 75, 100, 250, 500]],
])('%s', (_row, chosen, radii) => expect(offeredRadii(chosen)).toEqual(radii));
