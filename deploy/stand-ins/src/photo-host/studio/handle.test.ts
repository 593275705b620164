import { expect, it } from 'vitest';
import { handlesAt } from './handle.ts';

const at = handlesAt([{ from: 1_000, to: 1_185, middle: 800 }]);

it('a handle is lit above, and shaded below', () => {
  expect(at(1_090, 812).lean).toBeGreaterThan(0.2);
  expect(at(1_090, 812).shade).toBe(0);
  expect(at(1_090, 790).lean).toBeLessThan(-0.2);
  expect(at(1_090, 790).shade).toBeGreaterThan(0);
});

it('a handle casts a shadow under it, which ends softly', () => {
  const shades = [-20, -26, -32, -38].map((down) => at(1_090, 800 + down).shade);
  expect(shades).toEqual(shades.toSorted((a, b) => b - a));
  expect(shades[0]).toBeGreaterThan(0.7);
  expect(at(1_090, 755)).toEqual({ lean: 0, shade: 0 });
});

it('the flank beside a handle is as it was', () => {
  for (const [along, up] of [
    [900, 800],
    [1_300, 800],
    [1_090, 900],
  ] as const) {
    expect(at(along, up)).toEqual({ lean: 0, shade: 0 });
  }
});
