import { expect, it } from 'vitest';
import { keptBy } from './kept-by.ts';

it.each<[string, unknown]>([
  ['a value', 7],
  ['nothing', undefined],
  ['null', null],
])('%s is made once for each object', (_case, answer) => {
  const made: object[] = [];
  const read = keptBy((one: object) => {
    made.push(one);
    return answer;
  });
  const [one, other] = [{ id: 1 }, { id: 1 }];
  expect([read(one), read(one), read(other), read(one)]).toEqual([answer, answer, answer, answer]);
  expect(made).toEqual([one, other]);
  expect(made[1]).toBe(other);
});

it('what could not be made is tried again', () => {
  let tries = 0;
  const read = keptBy(() => {
    tries += 1;
    if (tries === 1) throw new Error('no');
    return tries;
  });
  const one = {};
  expect(() => read(one)).toThrow('no');
  expect(read(one)).toBe(2);
});
