import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { variantOfStyle } from '../picture-style.ts';
import { vehiclePicture } from '../vehicle-picture.ts';
import { quarterScene } from './quarter-scene.ts';

const scale = 2;

async function alphaOf(style: string) {
  const svg = vehiclePicture({ style, hex: 'c4561c', angle: 'quarter', backdrop: 'none' });
  const { data, info } = await sharp(Buffer.from(svg), { density: 72 * scale })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return (x: number, y: number): number =>
    data[(Math.round(y * scale) * info.width + Math.round(x * scale)) * 4 + 3] ?? 0;
}

describe.each([
  'compact-crossover-0',
  'rounded-crossover-0',
  'midsize-sedan-2',
  'electric-sedan-0',
  'electric-box-1',
  'city-hatch-0',
  'crew-cab-3',
  'high-roof-van-0',
  'trail-box-0',
  'retro-hatch-1e',
])('%s from its front corner', (style) => {
  let alpha: (x: number, y: number) => number;
  beforeAll(async () => {
    alpha = await alphaOf(style);
  });

  it('has no gap between hood, windshield, pillar and roof', () => {
    const variant = variantOfStyle(style);
    if (!variant) throw new Error('the style is missing');
    const { at, flank, layout, spec } = quarterScene(variant, 1);
    const [from, to] = [spec.hood[0] + 120, spec.header[0] + 250];
    const open: string[] = [];
    for (let along = from; along < to; along += 20) {
      for (const share of [0.98, 0.9, 0.8, 0.5, 0, -0.5]) {
        const up = layout.outline.topAt(along) - 24;
        const [x, y] = at([along, share * flank.topHalfAt(along), up]);
        // Where two edges meet, a little of both shows.
        if (alpha(x, y) < 235) open.push(`${along} ${share}`);
      }
    }
    expect(open).toEqual([]);
  });
});
