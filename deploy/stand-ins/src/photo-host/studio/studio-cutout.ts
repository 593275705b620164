import { variantOfStyle } from '@forecourt/backend/media/index.ts';
import { backdropFor } from './backdrops.ts';
import { angles, cameraOf } from './camera.ts';
import { toneOf, type Exposure } from './develop.ts';
import { exposed } from './exposure.ts';
import { modelOf } from './model.ts';
import { sceneOf } from './scene.ts';
import { eased, type Vec } from './vec.ts';

/** A picture of four bytes per pixel, 4 to 3: red, green, blue, and how opaque it is. */
export interface Cutout {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/** The shade on the floor, and what it mirrors, end softly below the vehicle and beside it: from 1 to 0, by shares of the picture. */
function floorShare(x: number, y: number): number {
  return eased(0.9, 0.785, y) * eased(0, 0.14, x) * eased(1, 0.86, x);
}

/** What is more opaque is the vehicle itself. */
const solid = 0.985;

/** The bytes of what covers the walls of two exposures of the same thing, one in front of black and one in front of white. */
export function cutOut(onBlack: Exposure, onWhite: Exposure): Cutout {
  const { width, height } = onBlack;
  const data = Buffer.alloc(width * height * 4);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const at = pixel * 3;
    let seenThrough = 0;
    for (let part = 0; part < 3; part += 1) {
      seenThrough += Math.max(0, onWhite.data[at + part]! - onBlack.data[at + part]!) / 3;
    }
    const opacity = Math.min(1, Math.max(0, 1 - seenThrough));
    const floor = floorShare((pixel % width) / width, Math.floor(pixel / width) / height);
    const shown = opacity < solid ? opacity * floor : opacity;
    for (let part = 0; part < 3; part += 1) {
      data[pixel * 4 + part] = Math.round(255 * toneOf(onBlack.data[at + part]! / Math.max(opacity, 0.02)));
    }
    data[pixel * 4 + 3] = Math.round(255 * shown);
  }
  return { data, width, height };
}

/** Takes a vehicle from its front corner, with its shade and nothing around it. Throws for a style that is not drawn. */
export async function studioCutout(style: string, hex: string, width: number): Promise<Cutout> {
  const variant = variantOfStyle(style);
  if (!variant) throw new Error(`No vehicle is drawn in the style ${style}.`);
  const around = backdropFor([1, 1, 1], 0);
  const scene = sceneOf(await modelOf(variant), hex, around);
  const camera = cameraOf(scene.solid.spec, angles.quarter);
  const inFrontOf = (color: Vec): Promise<Exposure> =>
    exposed({ scene, camera, backdrop: { ...around, colorAt: () => color } }, width);
  return cutOut(await inFrontOf([0, 0, 0]), await inFrontOf([1, 1, 1]));
}
