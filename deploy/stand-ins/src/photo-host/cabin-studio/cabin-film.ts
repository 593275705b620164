import { setImmediate } from 'node:timers/promises';
import { filmParts, type Film } from '../studio/film.ts';
import type { Ray } from '../studio/march.ts';
import type { PaintedLight } from '../studio/painted-light.ts';
import { dot, mirrored, onward, scaled, type Vec } from '../studio/vec.ts';
import { cabinRay } from './cabin-camera.ts';
import { cabinLayouts } from './cabin-layout.ts';
import { cabinParts } from './cabin-model.ts';
import type { CabinStyle } from './cabin-style.ts';
import type { CabinSurface } from './cabin-part.ts';
import { lightCache } from './light-cache.ts';
import type { CabinContact } from './gathered.ts';
import { outside } from './outside.ts';
import { sentOn, softLightOf, type SoftLight } from './soft-light.ts';
import { isInside, facingAt, spaceOf, type Space } from './space.ts';

/** The grid is only so exact: above this distance it is trusted. */
const trusted = 44;
const mostSteps = 130;

/** Where a ray meets a surface, if it does. */
function meetingOf(space: Space, { from, along }: Ray): CabinContact | undefined {
  let at = 4;
  for (let step = 0; step < mostSteps; step += 1) {
    const [x, y, z] = [from[0] + along[0] * at, from[1] + along[1] * at, from[2] + along[2] * at];
    if (!isInside(x, y, z)) return undefined;
    const rough = space.near(x, y, z);
    if (rough > trusted) {
      at += rough - 19;
      continue;
    }
    const gap = space.distance(x, y, z);
    if (gap < 0.5) return { place: [x, y, z], normal: facingAt(space, [x, y, z]), along };
    at += gap * 0.96;
  }
  return undefined;
}

/** How open a place is close to it. */
function openness({ distance }: Space, [x, y, z]: Vec, [a, b, c]: Vec): number {
  let closed = 0;
  for (const [reach, weight] of [
    [5, 0.05],
    [12, 0.026],
  ] as const) {
    closed += (reach - distance(x + a * reach, y + b * reach, z + c * reach)) * weight;
  }
  return Math.min(1, Math.max(0.25, 1 - closed));
}

const exposure = 1.9;
/** A photographer's soft lamp under the roof lights most what faces it, so that black seats are seen on the floor. */
export const fillLight = ([, , up]: Vec): number => 0.3 * (0.5 + 0.5 * up) ** 1.5;
/** How much of what is outside is seen: a photographer's flash makes up for the rest. */
const outsideSeen = 0.55;

interface Studio {
  readonly space: Space;
  readonly soft: SoftLight;
}

/** A number from 0 to 1 for each cell of a fine grain. */
function grainAt([x, y, z]: Vec): number {
  const size = 2.6;
  let cell = Math.imul(Math.floor(x / size), 73_856_093);
  cell = Math.imul(cell ^ (cell >>> 13) ^ Math.floor(y / size), 19_349_663);
  cell = Math.imul(cell ^ (cell >>> 15) ^ Math.floor(z / size), 83_492_791);
  return ((cell ^ (cell >>> 14)) & 1_023) / 1_023;
}

/** What is met, with its grain. */
function surfaceOf(space: Space, { place, normal }: CabinContact): CabinSurface {
  const found = space.partAt(...place);
  const surface = found.detail?.(place, normal) ?? found.surface;
  if (surface.isSharp || surface.metal > 0) return surface;
  const share = 0.94 + 0.12 * grainAt(place);
  return { ...surface, color: scaled(surface.color, share), cover: surface.cover * (0.95 + 0.05 * share) };
}

/** What a surface mirrors sharply: another surface in soft light, or what is outside. */
function mirrorLight({ space, soft }: Studio, { place, normal, along }: CabinContact): PaintedLight {
  const way = mirrored(along, normal);
  const met = meetingOf(space, { from: onward(place, normal, 2), along: way });
  if (!met) return [...outside(way), 0];
  const surface = surfaceOf(space, met);
  const light = sentOn(surface, soft.around(onward(met.place, met.normal, 45)));
  return [light[0] + surface.glow[0], light[1] + surface.glow[1], light[2] + surface.glow[2], light[3]];
}

/** The share of light that a surface mirrors, by its gloss; more at grazing angles. */
function mirrorShare({ gloss, isSharp }: CabinSurface, facing: number): number {
  const grazing = (1 - facing) ** 5;
  return gloss * (0.042 + (isSharp ? 0.85 : 0.3) * grazing);
}

function surfaceLight(studio: Studio, met: CabinContact, light: Float32Array): PaintedLight {
  const { place, normal, along } = met;
  const surface = surfaceOf(studio.space, met);
  const open = openness(studio.space, place, normal);
  const fill = fillLight(normal);
  const falls: PaintedLight = [
    (light[0]! + fill) * open,
    (light[1]! + fill) * open,
    (light[2]! + fill) * open,
    light[3]! * open,
  ];
  const facing = Math.min(1, Math.max(0, -dot(normal, along)));
  const gloss: PaintedLight = surface.isSharp
    ? mirrorLight(studio, met)
    : [light[4]! * open, light[5]! * open, light[6]! * open, light[7]! * open];
  if (surface.metal > 0) {
    const { color } = surface;
    return [color[0] * gloss[0], color[1] * gloss[1], color[2] * gloss[2], 0.6 * gloss[3]];
  }
  const own = sentOn(surface, falls);
  const share = mirrorShare(surface, facing);
  const at = (part: 0 | 1 | 2): number => own[part] + gloss[part] * share + surface.glow[part] / exposure;
  return [at(0), at(1), at(2), own[3] + gloss[3] * share];
}

/** More rays for pixels at edges. */
const closer = [
  [-0.375, -0.125],
  [0.125, -0.375],
  [0.375, 0.125],
  [-0.125, 0.375],
] as const;

const visibleStep = 0.045;

function toneAt(data: Float32Array, pixel: number): number {
  const at = pixel * filmParts;
  return Math.sqrt(
    Math.min(1.2, 0.3 * data[at]! + 0.5 * data[at + 1]! + 0.2 * data[at + 2]! + 0.35 * data[at + 3]!),
  );
}

/** Pixels that differ visibly from a neighbor. */
function edges({ data, width, height }: Film): Uint8Array {
  const tones = Float32Array.from({ length: width * height }, (_, pixel) => toneAt(data, pixel));
  const marks = new Uint8Array(width * height);
  for (let pixel = 0; pixel < tones.length - width; pixel += 1) {
    for (const next of [pixel + 1, pixel + width]) {
      if (Math.abs(tones[pixel]! - tones[next]!) < visibleStep) continue;
      marks[pixel] = 1;
      marks[next] = 1;
    }
  }
  return marks;
}

type LightAt = (x: number, y: number) => PaintedLight;

/** A light that does not outweigh its neighbors. */
const shown = (light: number): number => Math.min(1.3, light);

function lookCloser(data: Float32Array, [x, y, pixel]: Vec, lightAt: LightAt): void {
  const lights = closer.map(([dx, dy]) => lightAt(x + 0.5 + dx, y + 0.5 + dy));
  for (let part = 0; part < 4; part += 1) {
    data[pixel * filmParts + part] = lights.reduce((sum, light) => sum + shown(light[part]!), 0) / 4;
  }
}

/** Exposes a film, `width` pixels wide and 4 to 3, of the cabin of a style of vehicles; its paint is the covers' color. */
export async function cabinFilm(style: CabinStyle, width: number): Promise<Film> {
  const space = spaceOf(cabinParts(cabinLayouts[style]));
  const studio: Studio = { space, soft: softLightOf(space) };
  const height = (width * 3) / 4;
  const cache = await lightCache(studio.soft, {
    width,
    meetingAt: (x, y) => meetingOf(space, cabinRay(x, y)),
  });
  const lightAt: LightAt = (x, y) => {
    const ray = cabinRay(x / width, y / height);
    const met = meetingOf(space, ray);
    const light: PaintedLight = met
      ? surfaceLight(studio, met, cache(x / width, y / height, met))
      : [...scaled(outside(ray.along), outsideSeen), 0];
    const corner = 1 - 0.3 * ((x / width - 0.5) ** 2 + (y / height - 0.5) ** 2);
    return [
      light[0] * exposure * corner,
      light[1] * exposure * corner,
      light[2] * exposure * corner,
      light[3] * exposure * corner,
    ];
  };
  const film: Film = { data: new Float32Array(width * height * filmParts), width, height };
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) film.data.set(lightAt(x + 0.5, y + 0.5), (y * width + x) * filmParts);
    await setImmediate();
  }
  const marks = edges(film);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (marks[y * width + x]) lookCloser(film.data, [x, y, y * width + x], lightAt);
    }
    await setImmediate();
  }
  return film;
}
