import { expect, it } from 'vitest';
import { mayBeOlder } from './may-be-older.ts';

const first = { unchanged: false };
const again = { unchanged: true };

it.each([
  ['a new release', [first], {}, true],
  ['several new releases', [first, first], {}, true],
  ['a release published before', [again], {}, false],
  ['a new release with one published before', [first, again], {}, false],
  ['a release published before, with --older', [again], { isOlderAsked: true }, true],
  ['the whole checkout', [first, again], { isAll: true }, true],
])('T16: %s may replace a newer live one: %j %j %s', (_, published, asked, expected) => {
  expect(mayBeOlder(published, { isAll: false, isOlderAsked: false, ...asked })).toBe(expected);
});
