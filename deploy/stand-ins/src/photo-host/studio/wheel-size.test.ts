import { expect, it } from 'vitest';
import { variantOfStyle } from '@forecourt/backend/media/index.ts';
import { onLargeRims, wellGap } from './wheel-size.ts';

const archOf = (style: string, change = onLargeRims) => {
  const { spec } = change(variantOfStyle(style)!);
  return spec.tire / 2 + wellGap(spec);
};

it.each(['midsize-sedan-4', 'compact-crossover-4', 'electric-compact-2'])(
  'rims of %s are at least 7 percent larger, in thinner tires under the same arch',
  (style) => {
    const { spec: drawn } = variantOfStyle(style)!;
    const { spec } = onLargeRims(variantOfStyle(style)!);
    expect((spec.tire * spec.rim) / (drawn.tire * drawn.rim)).toBeGreaterThan(1.07);
    expect(spec.tire * (1 - spec.rim)).toBeLessThan(drawn.tire * (1 - drawn.rim));
    expect(archOf(style)).toBeLessThan(drawn.tire / 2 + 42 + 2);
  },
);

it.each(['crew-cab-1', 'trail-box-0', 'high-roof-van-0', 'retro-hatch-0'])('%s keeps its wheels', (style) => {
  const variant = variantOfStyle(style)!;
  expect(onLargeRims(variant)).toBe(variant);
});
