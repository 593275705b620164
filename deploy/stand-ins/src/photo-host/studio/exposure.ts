import { setImmediate } from 'node:timers/promises';
import { backgroundOf } from './background.ts';
import { filmParts, type Film, type FilmLight } from './film.ts';
import type { PaintedLight } from './painted-light.ts';
import { boundsOf, freeWay, type Ray } from './march.ts';
import type { Rest, Arrangement } from './arrangement.ts';

/** Other requests are answered after this many milliseconds. */
const patience = 20;

/** Lets other work go on from time to time. */
function politely(): Rest {
  let since = performance.now();
  return () => {
    if (performance.now() - since < patience) return undefined;
    return setImmediate().then(() => {
      since = performance.now();
    });
  };
}

/** Pixels of a block whose rays begin where the first of them could meet something. */
const block = 8;

/** Neighbors that differ more are looked at closer. */
const visibleStep = 0.08;
/** Places around the middle of a pixel, no two of which are in one row or column. */
const closer: readonly (readonly [number, number])[] = [
  [-0.375, -0.125],
  [-0.125, 0.375],
  [0.125, -0.375],
  [0.375, 0.125],
];

interface NewFilm extends Film {
  /** Where rays of a block begin; NaN when they meet nothing. */
  readonly starts: Float32Array;
  /** How far each pixel's ray has gone; NaN when it met nothing. */
  readonly depths: Float32Array;
}

function blockStart({ scene: { solid }, camera }: Arrangement, ray: Ray, width: number): number {
  const range = boundsOf(ray, solid);
  const spread = (camera.width / width) * block * 0.75;
  if (!range) return 0;
  const at = freeWay(solid, { ray, spread }, [Math.max(1, range[0] - 200), range[1] + 400]);
  return at >= range[1] + 400 ? NaN : at;
}

/** How bright a place is in paint of a middle tone; what is behind counts as much as an edge against it has to be seen. */
function toneAt(data: Float32Array, at: number): number {
  const light = 0.35 * data[at]! + 0.45 * data[at + 1]! + 0.2 * data[at + 2]! + 0.3 * data[at + 3]!;
  return Math.sqrt(Math.min(1, light)) + data[at + 4]!;
}

/** Places whose brightness changes visibly to the next pixel or the one below. */
function edges({ data, width, height }: Film): Uint8Array {
  const tones = Float32Array.from({ length: width * height }, (_, pixel) => toneAt(data, pixel * filmParts));
  const marks = new Uint8Array(width * height);
  for (let pixel = 0; pixel < tones.length - width; pixel += 1) {
    const tone = tones[pixel]!;
    const isRight = Math.abs(tone - tones[pixel + 1]!) > visibleStep;
    const isBelow = Math.abs(tone - tones[pixel + width]!) > visibleStep;
    if (!isRight && !isBelow) continue;
    marks[pixel] = 1;
    if (isRight) marks[pixel + 1] = 1;
    if (isBelow) marks[pixel + width] = 1;
  }
  return marks;
}

/** The same around a pixel of a wheel, whose spokes are finer. */
const closest: typeof closer = [
  ...closer,
  [-0.25, -0.4375],
  [0.4375, -0.25],
  [0.25, 0.4375],
  [-0.4375, 0.25],
  [0, -0.0625],
  [0.0625, -0.4375],
  [0.3125, 0],
  [-0.3125, 0.0625],
];

/** Lights are not brighter than a photo shows, so that they do not outweigh their neighbors; of bright metal beside rubber even less. */
const [brightest, brightestOfWheel] = [1.4, 0.85];

/** What a ray of a place of the film in pixels shows; it begins at `start`. */
interface Seen {
  readonly light: FilmLight | PaintedLight;
  /** How far it has gone; NaN when it met nothing. */
  readonly at: number;
}

type LightAt = (x: number, y: number, start: number) => Seen;

/** Light of the vehicle hides what is behind it. */
const partOf = (light: FilmLight | PaintedLight, part: number): number => light[part] ?? 0;

/** Looks once per pixel. */
async function look(setting: Arrangement, film: NewFilm, { lightAt, rest }: LookInput): Promise<void> {
  const { width, height, starts } = film;
  const columns = Math.ceil(width / block);
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor(y / block) * columns;
    for (let column = 0; y % block === 0 && column < columns; column += 1) {
      const ray = setting.camera.ray(((column + 0.5) * block) / width, (y + block / 2) / height);
      starts[row + column] = blockStart(setting, ray, width);
    }
    for (let x = 0; x < width; x += 1) {
      const { light, at: depth } = lightAt(x, y, starts[row + Math.floor(x / block)]!);
      film.depths[y * width + x] = depth;
      const at = (y * width + x) * filmParts;
      for (let part = 0; part < filmParts; part += 1) film.data[at + part] = partOf(light, part);
    }
    await rest();
  }
}

/** Rays between pixels begin this far, in millimeters, before what the pixels around have met. */
const leeway = 90;

/** Where rays around a pixel may begin; NaN when no ray around it meets anything. */
function nearStart({ depths, width, height }: NewFilm, x: number, y: number): number {
  let nearest = Infinity;
  for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row += 1) {
    for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column += 1) {
      const depth = depths[row * width + column]!;
      if (depth < nearest) nearest = depth;
    }
  }
  return nearest === Infinity ? NaN : nearest - leeway;
}

/** Looks again around edges, and averages. */
async function lookCloser(film: NewFilm, { lightAt, isWheelAt, rest }: CloseInput): Promise<void> {
  const { data, width, height } = film;
  const marks = edges(film);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (marks[y * width + x] === 0) continue;
      const start = nearStart(film, x, y);
      const at = (y * width + x) * filmParts;
      const isWheel = isWheelAt(x, y, film.depths[y * width + x]!);
      const most = isWheel ? brightestOfWheel : brightest;
      const lights = (isWheel ? closest : closer).map(([dx, dy]) => lightAt(x + dx, y + dy, start).light);
      for (let part = 0; part < filmParts; part += 1) {
        const sum = lights.reduce(
          (total, light) => total + Math.min(most, partOf(light, part)),
          Math.min(most, data[at + part]!),
        );
        data[at + part] = sum / (lights.length + 1);
      }
    }
    await rest();
  }
}

interface LookInput {
  readonly lightAt: LightAt;
  readonly rest: Rest;
}

interface CloseInput extends LookInput {
  /** Whether a wheel is met so far along the ray of a pixel. */
  readonly isWheelAt: (x: number, y: number, depth: number) => boolean;
}

/** Takes a photo, 4 to 3; other work goes on meanwhile. */
export async function exposed(setting: Arrangement, width: number): Promise<Film> {
  const { scene, camera } = setting;
  const height = (width * 3) / 4;
  const rest = politely();
  const background = await backgroundOf(setting, rest);
  const film: NewFilm = {
    data: new Float32Array(width * height * filmParts),
    width,
    height,
    starts: new Float32Array(Math.ceil(width / block) * Math.ceil(height / block)),
    depths: new Float32Array(width * height).fill(NaN),
  };
  const lightAt: LightAt = (x, y, start) => {
    const right = (x + 0.5) / width;
    const down = (y + 0.5) / height;
    const ray = camera.ray(right, down);
    const at = Number.isNaN(start) ? NaN : scene.meetingAt(ray, start);
    return { light: Number.isNaN(at) ? background(ray, right, down) : scene.lightAt(ray, at), at };
  };
  const isWheelAt: CloseInput['isWheelAt'] = (x, y, depth) =>
    !Number.isNaN(depth) && scene.isWheelAt(camera.ray((x + 0.5) / width, (y + 0.5) / height), depth);
  await look(setting, film, { lightAt, rest });
  await lookCloser(film, { lightAt, isWheelAt, rest });
  return film;
}
