import { floorMirror } from './floor-mirror.ts';
import type { Rest, Arrangement } from './arrangement.ts';
import { filmParts, type FilmLight } from './film.ts';
import type { Ray } from './march.ts';
import { contactShade } from './parts.ts';
import { eased, onward } from './vec.ts';

/** It has no edges but those beside tires: it is taken small, and read between its pixels. */
const [width, height] = [320, 240];

/** What covers the wall and the floor behind a vehicle, and how much is seen of them, by the ray of a place and its shares of the picture. */
export type Background = (ray: Ray, x: number, y: number) => FilmLight;

/** Rays that are hardly lower than the horizon do not meet the floor near a vehicle. */
const horizon = -0.004;

/** Takes the vehicle's shade and its mirror image on the floor. */
export async function backgroundOf(setting: Arrangement, rest: Rest): Promise<Background> {
  const { scene, camera } = setting;
  const mirror = await floorMirror(setting, rest);
  const lightAt = (x: number, y: number): FilmLight => {
    const { from, along } = camera.ray(x, y);
    if (along[2] > horizon) return [0, 0, 0, 0, 1];
    const [floorX, floorY] = onward(from, along, from[2] / -along[2]);
    const ahead = Math.max(-floorX, floorX - scene.solid.spec.length);
    const far = Math.max(eased(1_500, 3_300, Math.abs(floorY)), eased(500, 2_300, ahead));
    const shade = scene.shadeAt(floorX, floorY);
    const lit = 0.22 + 0.78 * (shade + (1 - shade) * far) ** 1.15;
    const { light, cover } = mirror.at(x, y);
    return [...light, lit * (1 - cover)];
  };
  const data = new Float32Array(width * height * filmParts);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      data.set(lightAt(x / (width - 1), y / (height - 1)), (y * width + x) * filmParts);
    }
    await rest();
  }
  return ({ from, along }, x, y) => {
    const px = Math.min(width - 1.001, Math.max(0, x * (width - 1)));
    const py = Math.min(height - 1.001, Math.max(0, y * (height - 1)));
    const column = Math.floor(px);
    const row = Math.floor(py);
    const at = (row * width + column) * filmParts;
    const sx = px - column;
    const sy = py - row;
    const light: [number, number, number, number, number] = [0, 0, 0, 0, 0];
    // Read for each pixel: without a function in it.
    for (let part = 0; part < filmParts; part += 1) {
      const upper = data[at + part]! * (1 - sx) + data[at + part + filmParts]! * sx;
      const under = at + part + width * filmParts;
      const lower = data[under]! * (1 - sx) + data[under + filmParts]! * sx;
      light[part] = upper * (1 - sy) + lower * sy;
    }
    if (along[2] > horizon) return light;
    const way = from[2] / -along[2];
    const share = contactShade(scene.solid.spec, from[0] + along[0] * way, from[1] + along[1] * way);
    for (let part = 0; share < 1 && part < filmParts; part += 1) light[part]! *= share;
    return light;
  };
}
