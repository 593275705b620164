import type { ShapeSpec } from '@forecourt/backend/media/index.ts';
import { seenThrough, type Behind } from './glass.ts';
import { flakeGloss, lightOf, type LightTones } from './light.ts';
import { hoodOf } from './hood.ts';
import { boundsOf, meeting, type Ray } from './march.ts';
import type { Model } from './model.ts';
import { bevelsOf } from './bevel.ts';
import type { Kind } from './part.ts';
import { normalAt, type Solid } from './solid.ts';
import { paintedOnward, paintedScaled, withPaint, type PaintedLight } from './painted-light.ts';
import { black, dark, glossBlack, paint, plain, type Contact, type Surface } from './surface.ts';
import { bodySurface } from './body-surface.ts';
import * as vec from './vec.ts';
import type { Vec } from './vec.ts';
import { wheelSights } from './wheel.ts';

// Called millions of times per photo: a loader may look up an import each time, and not a constant.
const { clamped, dot, eased, mirrored, mixed, onward, scaled, times } = vec;

/** A vehicle in its light. */
export interface Scene {
  readonly solid: Solid;
  /** How far along a ray, behind a place on it, the vehicle is; NaN when the ray does not meet it. */
  readonly meetingAt: (ray: Ray, start: number) => number;
  /** Light of the vehicle that is met so far along a ray. */
  readonly lightAt: (ray: Ray, at: number) => PaintedLight;
  /** Whether it is a wheel, whose spokes are finer than the rest. */
  readonly isWheelAt: (ray: Ray, at: number) => boolean;
  /** How much light reaches a place of the floor. */
  readonly shadeAt: (along: number, left: number) => number;
}

const box = plain([0.72, 0.72, 0.71], 0.35);

const mirrorGlass: Surface = { ...plain([0.3, 0.3, 0.3], 1), metal: 0.6 };
const chrome: Vec = [0.75, 0.75, 0.76];

const plainKinds: Readonly<Partial<Record<Kind, Surface>>> = {
  well: dark,
  frame: black,
  spare: black,
  rail: { ...plain([0.03, 0.03, 0.032], 0.8), metal: 0.25 },
};

/** Distances from a surface at which it is read how free it is, and how much each counts. */
const reaches = [45, 170, 480] as const;

function freeness({ distance }: Solid, { place, normal }: Contact): number {
  let closed = 0;
  let weight = 0.85;
  for (const reach of reaches) {
    const [x, y, z] = onward(place, normal, reach);
    const gap = Math.min(distance(x, y, z), Math.max(0, z));
    closed += (weight * Math.max(0, reach - gap)) / reach;
    weight *= 0.62;
  }
  return clamped(1 - closed * 0.6);
}

/** The largest share that is mirrored: at the flattest angles, a pixel also shows what is less flat. */
const mostMirrored = 0.42;

/** How much of the light is mirrored rather than let through, by the angle. */
function fresnel(normal: Vec, toCamera: Vec, least: number): number {
  const grazing = 1 - clamped(dot(normal, toCamera));
  return least + (mostMirrored - least) * grazing ** 5;
}

/** Windows do not mirror lamps as brightly as paint: what is behind them is seen. */
const brightestInGlass = 1.1;

const held = (light: Vec, brightest: number): Vec =>
  scaled(light, Math.min(1, brightest / Math.max(light[0], light[1], light[2], brightest)));

interface Sight extends Contact {
  readonly surface: Surface;
  readonly light: number;
  /** The brightest light that it mirrors. */
  readonly brightest?: number;
}

/** Returns what parts of a vehicle other than its body and wheels are made of. */
function partSurfaces({ belt, height }: ShapeSpec, cover: Vec): (kind: Kind, met: Contact) => Surface {
  const seat: Surface = { ...black, color: cover, coat: 0.1 };
  return (kind, { place, normal }) => {
    switch (kind) {
      case 'mirror':
        if (normal[0] > 0.75) return mirrorGlass;
        return place[2] < belt[0] + 22 ? black : paint;
      case 'box': {
        // A stripe in the paint of its cab.
        const isStriped = Math.abs(normal[1]) > 0.7 && Math.abs(place[2] - height * 0.52) < 95;
        return isStriped ? paint : box;
      }
      case 'seat':
        return seat;
      default:
        return plainKinds[kind] ?? black;
    }
  };
}

/** Returns what a ray meets, by the part that it meets. */
function sights({ solid, drawings, windows, cabin }: Model) {
  const { spec } = solid;
  const surfaceOf = bodySurface(solid, drawings, windows);
  const partOf = partSurfaces(spec, cabin.color);
  const { foldedAt } = hoodOf(solid);
  const beveledAt = bevelsOf(solid, drawings);
  const wheelAt = wheelSights(spec, drawings);
  return (kind: Kind, met: Contact, along: Vec): Sight => {
    if (kind === 'wheel') return wheelAt(met, along);
    if (kind !== 'body') return { ...met, surface: partOf(kind, met), light: kind === 'well' ? 0.5 : 1 };
    return { place: met.place, normal: beveledAt(met, foldedAt(met)), surface: surfaceOf(met), light: 1 };
  };
}

/** Returns the light that comes from what a ray meets. */
function shading(behind: Behind): (sight: Sight, along: Vec) => PaintedLight {
  const { solid, light } = behind;
  return ({ place, normal, surface, light: reached, brightest = 100 }, along) => {
    const { flakes, metal, glass } = surface;
    const toCamera = scaled(along, -1);
    const free = freeness(solid, { place, normal }) * reached;
    const gloss = flakes > 0 ? flakes * flakeGloss(normal, toCamera) : 0;
    const matte = light.fallsOn(normal, toCamera) * (1 - 0.35 * flakes) + gloss;
    const lit = matte * free * (1 - metal);
    let color = scaled(surface.color, lit);
    const shiny = surface.coat * fresnel(normal, toCamera, 0.055);
    if (shiny < 0.004 && metal === 0) return withPaint(color, surface.paint * lit);
    const mirroredLight = scaled(light.mirroredAt(place, mirrored(along, normal)), 0.25 + 0.75 * free);
    const around = held(mirroredLight, glass > 0.5 ? brightestInGlass : brightest);
    if (glass > 0) color = mixed(color, seenThrough(behind, { from: place, along }), glass);
    const coated = onward(scaled(color, 1 - shiny), around, shiny * (1 - metal));
    const painted = surface.paint * lit * (1 - glass) * (1 - shiny);
    if (metal === 0) return withPaint(coated, painted);
    const gleam = times(mixed(surface.color, chrome, 0.35), around);
    return withPaint(onward(coated, gleam, metal), painted + surface.paint * 0.65 * metal * around[1]);
  };
}

/** Where a ray has gone through a windshield, which it may follow for a while. */
function beyond({ distance }: Solid, { from, along }: Ray, at: number): number {
  let way = at + 40;
  for (let step = 0; step < 30; step += 1) {
    const [x, y, z] = onward(from, along, way);
    if (distance(x, y, z) > 8) break;
    way += 40;
  }
  return way;
}

/** How far apart distances are read for the normal of a body: far on hood and fenders, which are smooth, and near beside wheel arches. */
export function normalStep({ cowl, tire }: ShapeSpec, [along, , up]: Vec): number {
  const above = eased(tire + 60, tire + 160, up);
  return 10 + above * (12 + 22 * eased(cowl[0] + 160, cowl[0] - 60, along));
}

/** Returns the scene of a model. */
export function sceneOf(model: Model, around: LightTones): Scene {
  const { solid, windows, cabin, shade } = model;
  const { header, length } = solid.spec;
  const light = lightOf(around, length, shade.at);
  const shaded = shading({ solid, windows, light, cabin });
  const sightOf = sights(model);
  const stepAt = (place: Vec): number => normalStep(solid.spec, place);

  /** The windshield of an open car: its frame, or what is behind the glass. */
  const openScreen = (
    { place, normal }: Contact,
    { ray, at }: { readonly ray: Ray; readonly at: number },
  ): PaintedLight => {
    const [along, left, up] = place;
    const wide = solid.body.halfAt(along, Math.min(up, header[1])) - 95;
    if (up > header[1] - 55 || Math.abs(left) > wide) {
      return shaded({ place, normal, surface: glossBlack, light: 1 }, ray.along);
    }
    const after = meetingAt(ray, beyond(solid, ray, at));
    const next = Number.isNaN(after)
      ? withPaint(light.mirroredAt(place, ray.along))
      : lightAt(ray, after, true);
    const around = withPaint(light.mirroredAt(place, mirrored(ray.along, normal)));
    return paintedOnward(paintedScaled(next, 0.74), around, fresnel(normal, scaled(ray.along, -1), 0.06));
  };

  function meetingAt(ray: Ray, start: number): number {
    const range = boundsOf(ray, solid);
    return range ? meeting(solid, ray, [Math.max(start, range[0]), range[1]]) : NaN;
  }

  function lightAt(ray: Ray, at: number, isBehindScreen = false): PaintedLight {
    const place = onward(ray.from, ray.along, at);
    const kind = solid.kindAt(place);
    const met: Contact = { place, normal: normalAt(solid, place, kind === 'body' ? stepAt(place) : 3) };
    if (kind === 'screen' && !isBehindScreen) return openScreen(met, { ray, at });
    return shaded(sightOf(kind, met, ray.along), ray.along);
  }

  return {
    solid,
    meetingAt,
    lightAt: (ray, at) => lightAt(ray, at),
    isWheelAt: (ray, at) => solid.kindAt(onward(ray.from, ray.along, at)) === 'wheel',
    shadeAt: shade.at,
  };
}
