import { describe, expect, it } from 'vitest';
import { variantOfStyle } from '@forecourt/backend/media/index.ts';
import { backdropOf, studioPhoto, type StudioSubject } from './studio-photo.ts';
import { cameraOf, angles } from './camera.ts';
import { toneOf } from './develop.ts';
import { modelOf } from './model.ts';
import { sceneOf } from './scene.ts';

const views = ['quarter', 'side', 'front', 'rear'] as const;

async function lightsOf({ style, hex, view }: StudioSubject): Promise<readonly number[]> {
  const variant = variantOfStyle(style)!;
  const scene = sceneOf(await modelOf(variant), hex, backdropOf(style, hex));
  const camera = cameraOf(variant.spec, angles[view]);
  const lights: number[] = [];
  for (let y = 0; y < 48; y += 1) {
    for (let x = 0; x < 64; x += 1) {
      lights.push(...(scene.lightAlong(camera.ray((x + 0.5) / 64, (y + 0.5) / 48), 0) ?? []));
    }
  }
  return lights;
}

describe.each(['midsize-sedan-0', 'four-seat-cabrio-0', 'crew-cab-1', 'cutaway-van-0'])(
  'light on %s',
  (style) => {
    it.each(views)('is a number that can be shown, and fills the picture, from the view %s', async (view) => {
      const lights = await lightsOf({ style, hex: 'b3202a', view });
      expect(lights.every((light) => light >= 0 && light < 12)).toBe(true);
      expect(lights.length / 3 / (64 * 48)).toBeGreaterThan(0.12);
      expect(lights.length / 3 / (64 * 48)).toBeLessThan(0.6);
    });
  },
);

it('a black car keeps highlights, and a white one keeps shade', async () => {
  const share = async (hex: string, isCounted: (tone: number) => boolean) => {
    const tones = (await lightsOf({ style: 'midsize-sedan-0', hex, view: 'quarter' })).map(toneOf);
    return tones.filter(isCounted).length / tones.length;
  };
  expect(await share('0a0a0a', (tone) => tone > 0.45)).toBeGreaterThan(0.05);
  expect(await share('0a0a0a', (tone) => tone < 0.3)).toBeGreaterThan(0.4);
  expect(await share('ffffff', (tone) => tone > 0.75)).toBeGreaterThan(0.2);
  expect(await share('ffffff', (tone) => tone < 0.55)).toBeGreaterThan(0.15);
});

it('the same photo is taken again', async () => {
  const take = () => studioPhoto({ style: 'suv', hex: '2f6db5', view: 'quarter' }, 64);
  const [first, second] = [await take(), await take()];
  expect(first.data.equals(second.data)).toBe(true);
  expect([first.width, first.height, first.data.length]).toEqual([64, 48, 64 * 48 * 3]);
});

it('other work goes on while a photo is taken', async () => {
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 1);
  await studioPhoto({ style: 'midsize-sedan-0', hex: 'b3202a', view: 'quarter' }, 320);
  clearInterval(timer);
  expect(turns).toBeGreaterThan(2);
});
