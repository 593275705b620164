import { expect, it } from 'vitest';
import { variantOfStyle } from '@forecourt/backend/media/index.ts';
import { lightOf } from './light.ts';
import { normalStep } from './scene.ts';
import { studioLight } from './studio-light.ts';
import { normalized, type Vec } from './vec.ts';

const light = lightOf(studioLight, 4_700, () => 1);
const degrees = Math.PI / 180;

/** Brightness that a place in the middle of a hood mirrors of a direction away from the camera of the front corner. */
function hoodLight(elevation: number, turn: number): number {
  const flat = Math.cos(elevation * degrees);
  const along: Vec = normalized([
    flat * Math.sin(turn * degrees),
    -flat * Math.cos(turn * degrees),
    Math.sin(elevation * degrees),
  ]);
  return light.mirroredAt([900, 300, 1_000], along)[1];
}

it.each([20, 39, 60])(
  'what a hood mirrors at flat angles, turned by %d degrees, is one calm gradient',
  (turn) => {
    const lights = Array.from({ length: 25 }, (_, at) => hoodLight(4 + at, turn));
    const steps = lights.slice(1).map((one, at) => Math.abs(one - lights[at]!));
    expect(Math.max(...lights)).toBeLessThan(2);
    expect(Math.max(...steps)).toBeLessThan(0.2);
  },
);

it('a softbox above is far brighter than the wall', () => {
  expect(hoodLight(85, 39)).toBeGreaterThan(3 * hoodLight(20, 39));
});

it('normals of hood and fenders are smoother than those beside wheel arches and of doors', () => {
  const { spec } = variantOfStyle('midsize-sedan-0')!;
  const onHood = normalStep(spec, [spec.cowl[0] - 400, 0, spec.hood[1] + 100]);
  const onDoor = normalStep(spec, [spec.cowl[0] + 900, 900, spec.tire + 200]);
  const atArch = normalStep(spec, [spec.frontAxle, 900, spec.tire]);
  expect([onHood, onDoor, atArch]).toEqual([onHood, onDoor, atArch].toSorted((a, b) => b - a));
  expect(onHood).toBeGreaterThan(2 * atArch);
});
