import { expect, it } from 'vitest';
import { variantOfStyle } from '@forecourt/backend/media/index.ts';
import { vehicleBody } from './body.ts';
import { floorShade } from './floor.ts';
import { solidOf } from './solid.ts';
import { contactShade, partsOf, tireGap, wheelFace } from './parts.ts';

const { spec } = variantOfStyle('midsize-sedan-0')!;

it('the floor is darkest where a tire touches it, and the gap grows steadily around it', () => {
  const face = wheelFace(spec);
  for (const axle of [spec.frontAxle, spec.frontAxle + spec.wheelbase]) {
    expect(tireGap(spec, axle, face - 20)).toBe(0);
    expect(tireGap(spec, axle, 20 - face)).toBe(0);
    const behind = Array.from({ length: 60 }, (_, step) => tireGap(spec, axle + step * 12, face - 20));
    for (const [at, gap] of behind.entries()) expect(gap - (behind[at - 1] ?? 0)).toBeLessThanOrEqual(12.01);
    expect(tireGap(spec, axle, face + 200)).toBeCloseTo(200);
  }
});

it('hardly any light reaches the floor under a tire, ever more beside it, and all of it a step away', () => {
  const face = wheelFace(spec);
  const shares = [0, 40, 120, 250, 400].map((aside) => contactShade(spec, spec.frontAxle, face + aside));
  expect(shares[0]).toBeLessThan(0.1);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(contactShade(spec, spec.frontAxle, face + 430)).toBe(1);
});

it('the shade beside a sill changes steadily along the vehicle, without blotches', () => {
  const shade = floorShade(solidOf(variantOfStyle('crew-cab-1')!));
  const { wheelbase, frontAxle, width } = variantOfStyle('crew-cab-1')!.spec;
  for (const aside of [-200, 0, 200, 500]) {
    const shares = Array.from({ length: 20 }, (_, at) =>
      shade.at(frontAxle + 500 + (at / 20) * (wheelbase - 1_000), width / 2 + aside),
    );
    const steps = shares.slice(1).map((share, at) => Math.abs(share - shares[at]!));
    expect(Math.max(...steps)).toBeLessThan(0.02);
  }
});

it.each(['midsize-sedan-0', 'compact-crossover-4', 'crew-cab-1', 'high-roof-van-0'])(
  'a mirror of %s stands on a foot that is seen below it and begins in the body',
  (style) => {
    const variant = variantOfStyle(style)!;
    const body = vehicleBody(variant);
    const parts = partsOf(variant.spec, body);
    const at = parts.findIndex(({ kind }) => kind === 'mirror');
    const [mirror, foot] = [parts[at]!, parts[at + 1]!];
    const [fromX, toX, fromY, toY, fromZ, toZ] = foot.bounds;
    expect(foot.kind).toBe('frame');
    expect(fromZ).toBeLessThan(mirror.bounds[4] - 25);
    expect(toY).toBeGreaterThan(mirror.bounds[2] + 60);
    expect(body.distance((fromX + toX) / 2, fromY + 18, (fromZ + toZ) / 2)).toBeLessThan(0);
  },
);
