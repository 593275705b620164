import { expect, it } from 'vitest';
import { variantOfStyle } from '@forecourt/backend/media/index.ts';
import { clearnessAt, seenThrough } from './glass.ts';
import { lightOf } from './light.ts';
import { studioLight } from './studio-light.ts';
import type { Vec } from './vec.ts';
import { bodySurface } from './body-surface.ts';
import { modelOf } from './model.ts';

it.each(['compact-crossover-4', 'midsize-sedan-4'])(
  'windows of %s are darker from the pillar behind the front door on, not within a window',
  async (style) => {
    const variant = variantOfStyle(style)!;
    const { windows, drawings } = await modelOf(variant);
    const { frontDoorEnd } = windows;
    const { spec } = variant;
    const clear = clearnessAt(spec, frontDoorEnd, frontDoorEnd - 10);
    expect(clearnessAt(spec, frontDoorEnd, frontDoorEnd + 10)).toBeLessThan(clear);
    expect(drawings.frameAt(frontDoorEnd - 20, spec.belt[0] + 100)).toBeGreaterThan(0.9);
  },
);

it.each(['compact-crossover-4', 'crew-cab-0', 'midsize-sedan-4', 'high-roof-van-0'])(
  'all windows of %s let enough light through to see the seats',
  (style) => {
    const { spec } = variantOfStyle(style)!;
    for (const along of [spec.cowl[0], spec.length / 2, spec.length - 600]) {
      expect(clearnessAt(spec, spec.length * 0.45, along)).toBeGreaterThan(0.4);
    }
  },
);

it('through the windows of both sides, what is behind a car is seen, brighter than its seats', async () => {
  const { solid, windows, cabin, shade } = await modelOf(variantOfStyle('midsize-sedan-4')!);
  const { spec, body } = solid;
  const light = lightOf(studioLight, spec.length, shade.at);
  const lights = Array.from({ length: 40 }, (_, at) => {
    const along = windows.frontDoorEnd - 700 + at * 15;
    const up = spec.belt[0] + 160;
    const from: Vec = [along, body.halfAt(along, up), up];
    return seenThrough({ solid, windows, cabin, light }, { from, along: [0, -1, 0] })[1];
  });
  expect(Math.max(...lights)).toBeGreaterThan(0.15);
  expect(Math.min(...lights)).toBeLessThan(Math.max(...lights) / 2);
  expect(Math.min(...lights)).toBeGreaterThan(0.02);
});

it('a windshield mirrors half as much as paint at most', async () => {
  const { solid, drawings, windows } = await modelOf(variantOfStyle('midsize-sedan-4')!);
  const { cowl, header } = solid.spec;
  const surfaceAt = bodySurface(solid, drawings, windows);
  const along = (cowl[0] + header[0]) / 2;
  const screen = surfaceAt({ place: [along, 0, solid.body.topAt(along)], normal: [-0.5, 0, 0.85] });
  const roof = surfaceAt({
    place: [header[0] + 700, 0, solid.body.topAt(header[0] + 700)],
    normal: [0, 0, 1],
  });
  expect(screen.glass).toBeGreaterThan(0.9);
  expect(screen.coat).toBeLessThan(roof.coat / 2);
});
