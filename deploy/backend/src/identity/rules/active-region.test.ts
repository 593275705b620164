import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { activeRegion, regionHoldMs, type RegionChoice } from './active-region.ts';

const order = ['us-east-1', 'us-west-2'];
const [east, west] = ['us-east-1', 'us-west-2'];
const minute = 60_000;

describe('activeRegion', () => {
  it.each([
    ['both up, nothing chosen: the primary', [], undefined, east],
    ['primary down: the other', [east], undefined, west],
    ['primary down after it was chosen: the other at once', [east], { region: east, sinceMs: 0 }, west],
    ['primary up again within five minutes: held (F36)', [], { region: west, sinceMs: 6 * minute }, west],
    ['primary up again, held for five minutes: back', [], { region: west, sinceMs: 5 * minute }, east],
    ['the chosen one down as well: no change (F37)', [east, west], { region: west, sinceMs: 0 }, west],
    ['both down from the beginning: the primary', [east, west], undefined, east],
    [
      'a choice that the tenant no longer has: the primary',
      [],
      { region: 'eu-west-1', sinceMs: 9 * minute },
      east,
    ],
  ] satisfies [string, string[], RegionChoice | undefined, string][])('%s', (_, down, before, region) => {
    const facts = { order, isDown: (one: string) => down.includes(one), nowMs: 10 * minute };
    expect(activeRegion(facts, before)?.region).toBe(region);
  });

  it('of a tenant without a pool there is none (F38)', () => {
    expect(activeRegion({ order: [], isDown: () => false, nowMs: 0 }, undefined)).toBeUndefined();
  });

  it('a primary that flaps each 5 s changes the choice at most twice in five minutes (F36)', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 60, maxLength: 60 }), (flaps) => {
        let choice: RegionChoice | undefined;
        let changes = 0;
        flaps.forEach((isPrimaryDown, at) => {
          const facts = { order, isDown: (one: string) => one === east && isPrimaryDown, nowMs: at * 5_000 };
          const next = activeRegion(facts, choice);
          if (choice && next?.region !== choice.region) changes += 1;
          choice = next;
        });
        expect(60 * 5_000).toBe(regionHoldMs);
        expect(changes).toBeLessThanOrEqual(1);
      }),
    );
  });
});
