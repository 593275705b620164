import { describe, expect, it } from 'vitest';
import { variantOfStyle } from '@forecourt/backend/media/index.ts';
import { boundsOf, meeting, type Ray } from './march.ts';
import { normalAt, solidOf } from './solid.ts';
import { dot, normalized, onward, type Vec } from './vec.ts';

const styles = [
  'midsize-sedan-0',
  'electric-arc-1',
  'compact-hatch-0',
  'gran-coupe-2',
  'four-seat-cabrio-0',
  'compact-crossover-0',
  'three-row-4',
  'crew-cab-1',
  'minivan-0',
  'high-roof-van-0',
  'chassis-cab-0',
  'cutaway-van-0',
];

const solidOfStyle = (style: string) => solidOf(variantOfStyle(style)!);

/** Rays from all around toward the middle of the lower body. */
function raysToward(middle: Vec): readonly Ray[] {
  return Array.from({ length: 60 }, (_, index) => {
    const up = 0.05 + (0.9 * index) / 60;
    const turn = index * 2.4;
    const flat = Math.sqrt(1 - up * up);
    const away: Vec = [flat * Math.cos(turn), flat * Math.sin(turn), up];
    return { from: onward(middle, away, 12_000), along: normalized([-away[0], -away[1], -away[2]]) };
  });
}

describe.each(styles)('the solid of %s', (style) => {
  const solid = solidOfStyle(style);
  const { spec } = solid;
  const middle: Vec = [spec.frontAxle + 250, 0, spec.sill + (spec.hood[1] - spec.sill) / 2];

  it('is closed: a ray from any side meets it, from outside to inside, and its normal points back', () => {
    expect(solid.distance(...middle)).toBeLessThan(0);
    for (const ray of raysToward(middle)) {
      const at = meeting(solid, ray, boundsOf(ray, solid)!);
      expect(at).toBeLessThan(12_000);
      const place = onward(ray.from, ray.along, at);
      const normal = normalAt(solid, place, 5);
      expect(Math.hypot(...normal)).toBeCloseTo(1);
      expect(dot(normal, ray.along)).toBeLessThan(0.15);
      expect(solid.distance(...onward(place, normal, 12))).toBeGreaterThan(0);
      expect(solid.distance(...onward(place, normal, -12))).toBeLessThan(0.5);
    }
  });

  it('is the same on both sides', () => {
    for (let index = 0; index < 200; index += 1) {
      const place = [(index * 37) % spec.length, (index * 13) % 1_000, (index * 29) % spec.height] as const;
      expect(solid.distance(place[0], -place[1], place[2])).toBe(solid.distance(...place));
    }
  });

  it('has the height and width of its shape, and stands on its wheels', () => {
    const down = (along: number): number => {
      const ray: Ray = { from: [along, 0, 6_000], along: [0, 0, -1] };
      return 6_000 - meeting(solid, ray, [0, 6_000]);
    };
    const tops = Array.from({ length: 80 }, (_, index) => down(60 + (index * (spec.length - 120)) / 79));
    const top = spec.rear === 'box' ? spec.height + 620 : spec.height;
    const highest = Math.max(...tops.filter((up) => !Number.isNaN(up)));
    expect(highest).toBeGreaterThan(top - (spec.rear === 'open' ? 260 : 70));
    expect(highest).toBeLessThan(top + 110);
    for (const axle of [spec.frontAxle, spec.frontAxle + spec.wheelbase]) {
      expect(solid.distance(axle, spec.width / 2 - 120, 20)).toBeLessThan(0);
      expect(solid.distance(axle, spec.width / 2 - 120, -1)).toBeGreaterThan(0);
      expect(solid.kindAt([axle, spec.width / 2 - 26, spec.tire / 2])).toBe('wheel');
    }
    expect(
      solid.distance(spec.frontAxle + spec.wheelbase / 2, spec.width / 2 + 120, spec.sill + 300),
    ).toBeGreaterThan(0);
    expect(
      solid.distance(spec.frontAxle + spec.wheelbase / 2, spec.width / 2 - 130, spec.sill + 300),
    ).toBeLessThan(0);
  });
});
