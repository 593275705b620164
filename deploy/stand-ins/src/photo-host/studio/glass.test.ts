import { expect, it } from 'vitest';
import { variantOfStyle } from '@forecourt/backend/media/index.ts';
import { clearnessAt } from './glass.ts';
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
