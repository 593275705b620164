import { angles, cameraOf, type Camera } from './camera.ts';
import { boundsOf, freeWay, meeting } from './march.ts';
import type { Solid } from './solid.ts';

/** How much of each pixel a vehicle covers, from 0 to 255; 4 to 3. */
export interface Mask {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Pixels of a block whose rays begin where the first of them could meet something. */
const block = 8;

/** Where an edge pixel is looked at. */
const places = [0.25, 0.75].flatMap((x) => [0.25, 0.75].map((y) => [x, y] as const));

/** Whether the vehicle is seen at a place of the picture, in pixels. */
type IsCovered = (x: number, y: number) => boolean;

function coverOf(solid: Solid, camera: Camera, width: number): IsCovered {
  const height = (width * 3) / 4;
  const columns = Math.ceil(width / block);
  const starts = new Float32Array(columns * Math.ceil(height / block)).fill(-1);
  const startOf = (column: number, row: number): number => {
    const ray = camera.ray(((column + 0.5) * block) / width, ((row + 0.5) * block) / height);
    const range = boundsOf(ray, solid);
    if (!range) return 0;
    const spread = (camera.width / width) * block * 0.75;
    const at = freeWay(solid, { ray, spread }, [Math.max(1, range[0] - 200), range[1] + 400]);
    return at >= range[1] + 400 ? NaN : at;
  };
  return (x, y) => {
    const [column, row] = [Math.floor(x / block), Math.floor(y / block)];
    const at = row * columns + column;
    if (starts[at] === -1) starts[at] = startOf(column, row);
    const start = starts[at]!;
    if (Number.isNaN(start)) return false;
    const ray = camera.ray(x / width, y / height);
    const range = boundsOf(ray, solid);
    return range !== undefined && !Number.isNaN(meeting(solid, ray, [Math.max(start, range[0]), range[1]]));
  };
}

/** Returns which part of a photo of a vehicle from outside is the vehicle, with soft edges. */
export function studioMask(solid: Solid, view: keyof typeof angles, width: number): Mask {
  const height = (width * 3) / 4;
  const isCovered = coverOf(solid, cameraOf(solid.spec, angles[view]), width);
  const whole = Uint8Array.from({ length: width * height }, (_, pixel) =>
    isCovered((pixel % width) + 0.5, Math.floor(pixel / width) + 0.5) ? 1 : 0,
  );
  const data = Buffer.alloc(width * height);
  for (const [pixel, own] of whole.entries()) {
    const isEdge = [1, -1, width, -width].some((step) => (whole[pixel + step] ?? own) !== own);
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    const covered = isEdge ? places.filter(([dx, dy]) => isCovered(x + dx, y + dy)).length / 4 : own;
    data[pixel] = Math.round(255 * covered);
  }
  return { data, width, height };
}
