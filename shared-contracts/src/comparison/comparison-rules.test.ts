import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mergedComparison, type ComparedEntry } from './comparison-rules.ts';

const at = (day: number) => `2026-06-${String(day).padStart(2, '0')}T12:00:00.000Z`;
const entries = (text: string): ComparedEntry[] =>
  text === ''
    ? []
    : text.split(' ').map((one) => ({ vin: one.charAt(0), addedAt: at(Number(one.slice(1))) }));

it.each([
  ['nothing and nothing', '', '', ''],
  ['only the guest', '', 'a1 b2', 'a1 b2'],
  ['only the member', 'a1 b2', '', 'a1 b2'],
  ['both, in the order of addition', 'a1 c3', 'b2', 'a1 b2 c3'],
  ['the same vehicle once, by its newer instant', 'a1 b2', 'a3', 'b2 a3'],
  ['beyond the limit of 3 the newest', 'a1 b4', 'c2 d3', 'c2 d3 b4'],
  ['more of the guest than fits', '', 'a1 b2 c3 d4', 'b2 c3 d4'],
  ['the same instant by VIN', 'b1', 'a1', 'a1 b1'],
])('%s', (_, member, guest, expected) => {
  expect(mergedComparison(entries(member), entries(guest), 3)).toEqual(entries(expected));
});

const someEntries = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...'abcdefgh'), fc.integer({ min: 1, max: 9 })), {
    selector: ([vin]) => vin,
  })
  .map((pairs) => pairs.map(([vin, day]) => ({ vin, addedAt: at(day) })));

it('merging adds no duplicates or new vehicles, and is idempotent', () => {
  fc.assert(
    fc.property(someEntries, someEntries, fc.integer({ min: 2, max: 4 }), (member, guest, limit) => {
      const merged = mergedComparison(member, guest, limit);
      const vins = merged.map(({ vin }) => vin);
      const all = new Set([...member, ...guest].map(({ vin }) => vin));
      expect(new Set(vins).size).toBe(vins.length);
      expect(vins.length).toBe(Math.min(limit, all.size));
      expect(vins.every((vin) => all.has(vin))).toBe(true);
      expect(mergedComparison(merged, [], limit)).toEqual(merged);
      expect(mergedComparison(merged, guest, limit)).toEqual(merged);
      expect(mergedComparison(guest, member, limit)).toEqual(merged);
    }),
  );
});
