import { describe, expect, it } from 'vitest';
import { variantOfStyle } from '../picture-style.ts';
import { sideArtOf } from './side-art-of.ts';
import { sideLayout } from './side-layout.ts';

const styles = [
  'midsize-sedan-4',
  'electric-compact-2',
  'compact-crossover-4',
  'three-row-4',
  'sport-wagon-1',
  'compact-hatch-0',
  'trail-box-0',
];

describe.each(styles)('the rear door of %s', (style) => {
  const variant = variantOfStyle(style)!;
  const { spec } = variant;
  const { scale, x } = sideLayout(spec);
  const art = sideArtOf(variant);
  const arch = x(spec.frontAxle + spec.wheelbase - spec.tire / 2);

  it('has its handle at the front edge of the wheel arch, not above the wheel', () => {
    const [, rear] = art.handles;
    expect(rear![0]).toBeLessThan(arch - 80 * scale);
    expect(rear![0]).toBeGreaterThan(art.handles[0]![0] + 500 * scale);
  });

  it('ends in a bow around the wheel arch', () => {
    const [, radius = ''] = /A(\d+) \d+ 0 0 1 /.exec(art.seams) ?? [];
    expect(Number(radius)).toBeGreaterThan((spec.tire / 2 + 100) * scale);
  });
});

it.each(['electric-compact-2', 'compact-crossover-4', 'electric-crossover-0', 'trail-box-0'])(
  'a pillar divides the windows of %s behind the rear door',
  (style) => {
    const { pillars } = sideArtOf(variantOfStyle(style)!);
    expect(pillars.match(/M/g)?.length).toBeGreaterThanOrEqual(2);
  },
);
