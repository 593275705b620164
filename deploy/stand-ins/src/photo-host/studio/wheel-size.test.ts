import { expect, it } from 'vitest';
import { variantOfStyle } from '@forecourt/backend/media/index.ts';
import { onRealTires, wellGap } from './wheel-size.ts';

it.each([
  ['midsize-sedan-4', 0.68, 0.72],
  ['compact-crossover-4', 0.68, 0.72],
  ['electric-compact-2', 0.68, 0.72],
  ['electric-upright-0', 0.68, 0.72],
  ['crew-cab-1', 0.58, 0.64],
  ['cab-forward-truck-1', 0.58, 0.64],
  ['trail-box-0', 0.58, 0.64],
  ['high-roof-van-0', 0.58, 0.64],
  ['retro-hatch-0', 0.58, 0.64],
])('the rim of %s is a share from %d to %d of its tire', (style, least, most) => {
  const { rim } = onRealTires(variantOfStyle(style)!).spec;
  expect(rim).toBeGreaterThanOrEqual(least);
  expect(rim).toBeLessThanOrEqual(most);
});

it.each(['midsize-sedan-4', 'compact-crossover-4'])(
  'the tires of %s are larger than drawn, under the same arch',
  (style) => {
    const { spec: drawn } = variantOfStyle(style)!;
    const { spec } = onRealTires(variantOfStyle(style)!);
    expect(spec.tire).toBeGreaterThan(drawn.tire);
    expect(spec.tire / 2 + wellGap(spec)).toBeLessThan(drawn.tire / 2 + 42 + 2);
  },
);

it.each(['crew-cab-1', 'cab-forward-truck-1', 'high-roof-van-0'])('the tires of %s are as drawn', (style) => {
  const variant = variantOfStyle(style)!;
  expect(onRealTires(variant).spec.tire).toBe(variant.spec.tire);
});
