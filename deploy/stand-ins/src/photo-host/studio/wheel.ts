import type { ShapeSpec } from '@forecourt/backend/media/index.ts';
import type { Drawings } from './drawings.ts';
import { wheelFace } from './parts.ts';
import { blended, dark, plain, type Contact, type Surface } from './surface.ts';
import { eased, normalized, onward, type Vec } from './vec.ts';

/** How deep behind the tire's side spokes and brakes are, in millimeters. */
const [spokeDepth, brakeDepth] = [16, 120];

const brake: Surface = { ...plain([0.2, 0.2, 0.205], 0), metal: 0.45 };
const caliper: Surface = plain([0.07, 0.07, 0.074], 0.3);
const rubber: Surface = plain([0.03, 0.0303, 0.0308], 0.35);
/** The edge of the tread, which catches the light, and the grooves in it. */
const treadEdge: Surface = plain([0.056, 0.0565, 0.0575], 0.3);
const groove: Surface = plain([0.021, 0.0212, 0.0216], 0.1);
/** Grooves around a tire, and how wide one is, as a share of its distance to the next. */
const [grooves, grooveShare] = [72, 0.3];
const barrel: Surface = { ...plain([0.05, 0.05, 0.052], 0), metal: 0.12 };

/** What a ray meets in a wheel: the surface, its normal, and how much light reaches it. */
export interface WheelSight extends Contact {
  readonly surface: Surface;
  readonly light: number;
  /** The brightest light that it mirrors: edges of spokes are finer than a pixel, and would glitter. */
  readonly brightest?: number;
}

/** The ray goes on to a plane behind the tire's side. */
const behind = (place: Vec, along: Vec, depth: number): Vec =>
  onward(place, along, depth / Math.max(0.12, Math.abs(along[1])));

/** How far from the hub the rim ends. */
const rimReach = ({ tire, rim }: ShapeSpec): number => (tire / 2) * rim + 5;

/** Rubber, by the share of the way from rim to tread, and the turn around the hub. */
export function tireSurface(share: number, turn: number): Surface {
  const edge = eased(0.7, 0.94, share);
  const step = ((((turn / (2 * Math.PI)) * grooves) % 1) + 1) % 1;
  const isGroove = share > 0.86 && step < grooveShare;
  return isGroove ? blended(rubber, groove, eased(0.86, 0.9, share)) : blended(rubber, treadEdge, edge);
}

/** The tire's side bulges, and has a rounded edge beside the rim. */
function tireSight(
  { place, normal }: Contact,
  spec: ShapeSpec,
  [x, z]: readonly [number, number],
): WheelSight {
  const reach = rimReach(spec);
  const radius = Math.max(1, Math.sqrt(x * x + z * z));
  const share = (radius - reach) / (spec.tire / 2 - reach);
  const lean = (share - 0.42) * 1.7;
  const isRing = Math.abs(share - 0.3) < 0.04 || Math.abs(share - 0.72) < 0.03;
  const bulged = normalized([(x / radius) * lean, Math.sign(normal[1]), (z / radius) * lean]);
  return {
    place,
    normal: Math.abs(normal[1]) > 0.7 && share < 1 ? bulged : normal,
    surface: tireSurface(share, Math.atan2(z, x)),
    light: isRing ? 0.72 : 1,
  };
}

type Sights = (meeting: Contact, along: Vec) => WheelSight;

/** How much a rim leans up, so that it mirrors the wall rather than the shade on the floor. */
const rimLean = 0.07;
/** How far a rim curves in toward its hub, and an aero rim out. */
const [hollow, bulge] = [0.22, -0.3];
const brightestOfRims = 1;

/** A spoke, and how much it covers of what is behind it: less than 1 at its edges. */
interface Spoke {
  readonly sight: WheelSight;
  readonly cover: number;
}

/** Spokes with beveled edges; undefined between them. */
function spokeSights(
  spec: ShapeSpec,
  { rimAt, hasAeroRims }: Drawings,
): (meeting: Contact, along: Vec, hub: Vec) => Spoke | undefined {
  const reach = rimReach(spec);
  const step = 9;
  return ({ place }, along, hub) => {
    const spoke = behind(place, along, spokeDepth);
    const x = spoke[0] - hub[0];
    const z = spoke[2] - hub[2];
    const radius = Math.sqrt(x * x + z * z);
    if (radius >= reach - 4) return undefined;
    const ink = rimAt(x, z);
    if (ink.cover <= 0.15) return undefined;
    const slopeX = rimAt(x + step, z).cover - rimAt(x - step, z).cover;
    const slopeZ = rimAt(x, z + step).cover - rimAt(x, z - step).cover;
    const dish = (radius / reach) * (hasAeroRims ? bulge : hollow);
    const out = Math.sign(place[1]);
    const normal = normalized([
      -slopeX * 0.4 - (x / reach) * dish,
      out,
      rimLean - slopeZ * 0.4 - (z / reach) * dish,
    ]);
    const surface: Surface = { ...plain(ink.color, 0.5), metal: hasAeroRims ? 0.3 : 0.62, flakes: 0.25 };
    const light = 0.66 + (0.28 * radius) / reach;
    return {
      sight: { place: spoke, normal, surface, light, brightest: brightestOfRims },
      cover: eased(0.15, 0.85, ink.cover),
    };
  };
}

/** What is behind the spokes: the brake, and the inner side of the rim. */
function deepSight({ place }: Contact, along: Vec, [hub, reach]: readonly [Vec, number]): WheelSight {
  const deep = behind(place, along, brakeDepth);
  const x = deep[0] - hub[0];
  const z = deep[2] - hub[2];
  const radius = Math.sqrt(x * x + z * z);
  const out = Math.sign(place[1]);
  if (radius > reach - 8) {
    return { place: deep, normal: normalized([-x, out * 40, -z]), surface: barrel, light: 0.5 };
  }
  // It is behind the hub, and reaches over the edge of the disc.
  if (x > 0 && Math.abs(z) < x * 0.7 && radius > reach * 0.46 && radius < reach * 0.8) {
    return { place: deep, normal: [0, out, 0], surface: caliper, light: 0.6 };
  }
  const isBrake = radius < reach * 0.74 && radius > reach * 0.34;
  return { place: deep, normal: [0, out, 0], surface: isBrake ? brake : dark, light: isBrake ? 0.55 : 0.3 };
}

/** The edge of a spoke shows some of what is behind it, so that it has no steps. */
const atEdge = ({ sight, cover }: Spoke, deep: WheelSight): WheelSight => ({
  ...sight,
  surface: blended(deep.surface, sight.surface, cover),
  light: deep.light + (sight.light - deep.light) * cover,
});

/** Returns what is seen in wheels. */
export function wheelSights(spec: ShapeSpec, drawings: Drawings): Sights {
  const { frontAxle, wheelbase, tire } = spec;
  const face = wheelFace(spec);
  const reach = rimReach(spec);
  const spokeAt = spokeSights(spec, drawings);
  return (meeting, along) => {
    const { place, normal } = meeting;
    const axle = place[0] < frontAxle + wheelbase / 2 ? frontAxle : frontAxle + wheelbase;
    const hub: Vec = [axle, place[1], tire / 2];
    const x = place[0] - axle;
    const z = place[2] - tire / 2;
    const isOuter = Math.abs(place[1]) > face - 30 && along[1] * place[1] < 0 && Math.abs(normal[1]) > 0.5;
    if (!isOuter || Math.sqrt(x * x + z * z) >= reach) return tireSight(meeting, spec, [x, z]);
    const spoke = spokeAt(meeting, along, hub);
    if (spoke?.cover === 1) return spoke.sight;
    const deep = deepSight(meeting, along, [hub, reach]);
    return spoke ? atEdge(spoke, deep) : deep;
  };
}
