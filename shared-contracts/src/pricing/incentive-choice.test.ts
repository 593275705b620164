import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { chooseIncentives, incentivesOn, isExclusive, type OfferedIncentive } from './incentive-choice.ts';

const dates = { effectiveFromOn: '2026-06-01', effectiveToOn: '2026-06-30' };
const one = (id: string, dollars: number, ...excludes: string[]): OfferedIncentive => ({
  id,
  savingsCents: dollars * 100,
  excludes,
  ...dates,
});

describe('which incentives apply to a price', () => {
  it.each<[string, OfferedIncentive[], string[], string[]]>([
    ['none offered', [], [], []],
    ['one', [one('cash', 500)], ['cash'], []],
    ['two that go together', [one('cash', 500), one('bonus', 750)], ['cash', 'bonus'], []],
    ['the larger of two', [one('conquest', 500, 'loyalty'), one('loyalty', 750)], ['loyalty'], ['conquest']],
    ['named by the other', [one('loyalty', 750), one('conquest', 500, 'loyalty')], ['loyalty'], ['conquest']],
    ['the first of two equal ones', [one('a', 500, 'b'), one('b', 500, 'a')], ['a'], ['b']],
    [
      'two small ones that go together before the large one that excludes both',
      [one('large', 1_000, 'left', 'right'), one('left', 600), one('right', 600)],
      ['left', 'right'],
      ['large'],
    ],
    [
      'the middle of a chain where it is worth more than both ends',
      [one('left', 400, 'middle'), one('middle', 1_000), one('right', 500, 'middle')],
      ['middle'],
      ['left', 'right'],
    ],
    ['an id that nobody has', [one('cash', 500, 'gone')], ['cash'], []],
    ['one that saves nothing', [one('nothing', 0), one('cash', 500)], ['cash'], []],
  ])('%s', (_, offered, applied, excluded) => {
    const choice = chooseIncentives(offered);
    expect(choice.applied.map(({ id }) => id)).toEqual(applied);
    expect(choice.excluded.map(({ id }) => id)).toEqual(excluded);
    expect(choice.savingsCents).toBe(choice.applied.reduce((sum, { savingsCents }) => sum + savingsCents, 0));
  });

  it.each([
    ['before its first day', '2026-05-31', false],
    ['on its first day', '2026-06-01', true],
    ['on its last day', '2026-06-30', true],
    ['after its last day', '2026-07-01', false],
  ])('%s', (_, dateOn, holds) => {
    expect(incentivesOn([one('cash', 500)], dateOn)).toHaveLength(holds ? 1 : 0);
  });
});

const day = fc.integer({ min: 1, max: 28 }).map((number) => `2026-06-${String(number).padStart(2, '0')}`);
const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
const offers = fc.uniqueArray(
  fc.record({
    id: fc.constantFrom(...ids),
    savingsCents: fc.integer({ min: 0, max: 5_000_00 }),
    effectiveFromOn: day,
    effectiveToOn: day,
    excludes: fc.subarray(ids, { maxLength: 3 }),
  }),
  { selector: ({ id }) => id },
);

/** Every set without mutually exclusive incentives, by brute force. */
function allowedSets(offered: readonly OfferedIncentive[]): OfferedIncentive[][] {
  const sets = offered.reduce<OfferedIncentive[][]>(
    (some, next) => [...some, ...some.map((set) => [...set, next])],
    [[]],
  );
  return sets.filter((set) => set.every((a, at) => set.slice(at + 1).every((b) => !isExclusive(a, b))));
}

test('never two that exclude each other, only those in effect, and no allowed set saves more', () => {
  fc.assert(
    fc.property(offers, day, (offered, dateOn) => {
      const inDate = incentivesOn(offered, dateOn);
      const { applied, excluded, savingsCents } = chooseIncentives(inDate);
      for (const [at, taken] of applied.entries()) {
        expect(taken.effectiveFromOn <= dateOn && dateOn <= taken.effectiveToOn).toBe(true);
        for (const other of applied.slice(at + 1)) expect(isExclusive(taken, other)).toBe(false);
      }
      for (const out of excluded) expect(applied.some((taken) => isExclusive(out, taken))).toBe(true);
      const best = Math.max(
        ...allowedSets(inDate).map((set) => set.reduce((sum, { savingsCents: cents }) => sum + cents, 0)),
      );
      expect(savingsCents).toBe(best);
    }),
  );
});

test('a long list of compatible incentives is chosen quickly', () => {
  const many = Array.from({ length: 300 }, (_, at) => one(`i${at}`, 1));
  expect(chooseIncentives(many).savingsCents).toBe(300_00);
});
