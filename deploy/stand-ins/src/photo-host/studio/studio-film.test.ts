import { describe, expect, it } from 'vitest';
import { variantOfStyle } from '@forecourt/backend/media/index.ts';
import { cameraOf, angles } from './camera.ts';
import { toneOf } from './develop.ts';
import { modelOf } from './model.ts';
import { paintOf } from './print.ts';
import { sceneOf } from './scene.ts';
import { studioFilm, type StudioSubject } from './studio-film.ts';
import { studioLight } from './studio-light.ts';

const views = ['quarter', 'side', 'front', 'rear'] as const;

async function lightsOf({ style, view }: StudioSubject, hex: string): Promise<readonly number[]> {
  const variant = variantOfStyle(style)!;
  const scene = sceneOf(await modelOf(variant), studioLight);
  const paint = paintOf(hex);
  const camera = cameraOf(variant.spec, angles[view]);
  const lights: number[] = [];
  for (let y = 0; y < 48; y += 1) {
    for (let x = 0; x < 64; x += 1) {
      const ray = camera.ray((x + 0.5) / 64, (y + 0.5) / 48);
      const at = scene.meetingAt(ray, 0);
      const light = Number.isNaN(at) ? undefined : scene.lightAt(ray, at);
      if (light) lights.push(...paint.map((part, at) => (light[at] ?? 0) + part * light[3]));
    }
  }
  return lights;
}

describe.each(['midsize-sedan-0', 'four-seat-cabrio-0', 'crew-cab-1', 'cutaway-van-0'])(
  'light on %s',
  (style) => {
    it.each(views)('is a number that can be shown, and fills the picture, from the view %s', async (view) => {
      const lights = await lightsOf({ style, view }, 'b3202a');
      expect(lights.every((light) => light >= 0 && light < 12)).toBe(true);
      expect(lights.length / 3 / (64 * 48)).toBeGreaterThan(0.12);
      expect(lights.length / 3 / (64 * 48)).toBeLessThan(0.6);
    });
  },
);

it('a black car keeps highlights, and a white one keeps shade', async () => {
  const share = async (hex: string, isCounted: (tone: number) => boolean) => {
    const tones = (await lightsOf({ style: 'midsize-sedan-0', view: 'quarter' }, hex)).map(toneOf);
    return tones.filter(isCounted).length / tones.length;
  };
  expect(await share('0a0a0a', (tone) => tone > 0.45)).toBeGreaterThan(0.05);
  expect(await share('0a0a0a', (tone) => tone < 0.3)).toBeGreaterThan(0.4);
  expect(await share('ffffff', (tone) => tone > 0.75)).toBeGreaterThan(0.2);
  expect(await share('ffffff', (tone) => tone < 0.55)).toBeGreaterThan(0.15);
});

it('the same film is exposed again, and shows the wall around the vehicle', async () => {
  const expose = () => studioFilm({ style: 'suv', view: 'quarter' }, 64);
  const [first, second] = [await expose(), await expose()];
  expect(first).toEqual(second);
  expect([first.width, first.height]).toEqual([64, 48]);
  expect([...first.data.subarray(0, 5)]).toEqual([0, 0, 0, 0, 1]);
});

it('a style that is not drawn is refused', async () => {
  await expect(studioFilm({ style: 'boat', view: 'quarter' }, 64)).rejects.toThrow(/No vehicle is drawn/);
});

it('other work goes on while a film is exposed', async () => {
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 1);
  await studioFilm({ style: 'midsize-sedan-0', view: 'quarter' }, 320);
  clearInterval(timer);
  expect(turns).toBeGreaterThan(2);
});
