import { floorMirror } from './floor-mirror.ts';
import type { Rest, Arrangement } from './arrangement.ts';
import { eased, onward, scaled, type Vec } from './vec.ts';

/** It has no edges: it is taken small, and read between its pixels. */
const [width, height] = [256, 192];

/** The wall and the floor behind a vehicle, by shares of the picture. */
export type Background = (x: number, y: number) => Vec;

/** Takes the wall and the floor with the vehicle's shade and its mirror image. */
export async function backgroundOf(setting: Arrangement, rest: Rest): Promise<Background> {
  const { scene, camera, backdrop } = setting;
  const mirror = await floorMirror(setting, rest);
  const lightAt = (x: number, y: number): Vec => {
    const base = backdrop.colorAt(x, y);
    const { from, along } = camera.ray(x, y);
    if (along[2] > -0.004) return base;
    const [floorX, floorY] = onward(from, along, from[2] / -along[2]);
    const far = eased(2_600, 3_300, Math.abs(floorY));
    const shade = scene.shadeAt(floorX, floorY);
    const light = 0.05 + 0.95 * (shade + (1 - shade) * far) ** 1.5;
    const { color, cover } = mirror.at(x, y);
    return onward(color, scaled(base, light), 1 - cover);
  };
  const data = new Float32Array(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      data.set(lightAt(x / (width - 1), y / (height - 1)), (y * width + x) * 3);
    }
    await rest();
  }
  return (x, y) => {
    const px = Math.min(width - 1.001, Math.max(0, x * (width - 1)));
    const py = Math.min(height - 1.001, Math.max(0, y * (height - 1)));
    const column = Math.floor(px);
    const row = Math.floor(py);
    const at = (row * width + column) * 3;
    const sx = px - column;
    const sy = py - row;
    const light = [0, 0, 0] as [number, number, number];
    // Read for each pixel: without a function in it.
    for (let part = 0; part < 3; part += 1) {
      const upper = data[at + part]! * (1 - sx) + data[at + part + 3]! * sx;
      const under = at + part + width * 3;
      const lower = data[under]! * (1 - sx) + data[under + 3]! * sx;
      light[part] = upper * (1 - sy) + lower * sy;
    }
    return light;
  };
}
