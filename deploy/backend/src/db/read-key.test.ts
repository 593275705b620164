import { expect, it } from 'vitest';
import { readKey } from './read-key.ts';

const keyOf = (sql: string, ...params: unknown[]) => readKey({ sql, params });

it.each<[string, unknown[], unknown[], boolean]>([
  ['the same', ['t', 'n', 1, true, null], ['t', 'n', 1, true, null], true],
  ['another tenant', ['t', 'n'], ['u', 'n'], false],
  ['another account', ['t', 'n', 'sub-1'], ['t', 'n', 'sub-2'], false],
  ['parameters that are split elsewhere', ['t', 'a,b'], ['t', 'a', 'b'], false],
  ['quotes in a parameter', ['t', 'a","b'], ['t', 'a', 'b'], false],
  ['a number and its text', ['t', 1], ['t', '1'], false],
])('%s', (_case, one, two, isEqual) => {
  expect(keyOf('select 1', ...one) === keyOf('select 1', ...two)).toBe(isEqual);
});

it('another statement is another key', () => {
  expect(keyOf('select 1', 't')).not.toBe(keyOf('select 2', 't'));
});

it.each([[new Date(0)], [new Uint8Array(1)], [{ a: 1 }], [['a']], [1n]])(
  'a statement with %o is never shared',
  (param) => {
    expect(keyOf('select 1', 't', param)).toBeUndefined();
  },
);
