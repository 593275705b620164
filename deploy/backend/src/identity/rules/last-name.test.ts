import { expect, it } from 'vitest';
import { isSameLastName } from './last-name.ts';

it.each([
  ['Demo', 'Demo', true],
  ['demo', 'DEMO', true],
  ['O’Neill', "O'Neill", true],
  ['Smith Jones', 'Smith-Jones', true],
  ['José', 'Jose\u0301', true],
  ['Jose', 'José', false],
  ['Dem', 'Demo', false],
  ['Demo', null, false],
])('%j and %j: %s', (given, kept, isSame) => expect(isSameLastName(given, kept)).toBe(isSame));
