import { expect, it } from 'vitest';
import { variantOfStyle } from '@forecourt/backend/media/index.ts';
import { angles, cameraOf } from './camera.ts';
import { floorMirror } from './floor-mirror.ts';
import { modelOf } from './model.ts';
import { sceneOf } from './scene.ts';
import { studioLight } from './studio-light.ts';

it('the mirror image on the floor is seen, without streaks', async () => {
  const scene = sceneOf(await modelOf(variantOfStyle('electric-sedan-0')!), studioLight);
  const camera = cameraOf(scene.solid.spec, angles.quarter);
  const mirror = await floorMirror({ scene, camera }, () => undefined);
  for (const y of [0.84, 0.88, 0.92]) {
    const lights = Array.from({ length: 100 }, (_, at) => {
      const { light } = mirror.at(0.05 + at * 0.009, y);
      return light[1] + 0.3 * light[3];
    });
    const steps = lights.slice(1).map((light, at) => Math.abs(light - lights[at]!));
    expect(Math.max(...steps)).toBeLessThan(0.01);
    expect(Math.max(...lights)).toBeGreaterThan(0.01);
  }
});
