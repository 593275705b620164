import type { ShapeSpec, ShapeVariant } from '@forecourt/backend/media/index.ts';
import { vehicleBody, type Body } from './body.ts';
import type { Kind, Part } from './part.ts';
import { partsOf } from './parts.ts';
import { normalized, type Vec } from './vec.ts';

/** A vehicle as a solid. */
export interface Solid {
  readonly spec: ShapeSpec;
  readonly body: Body;
  /** At most the distance to its surface, negative inside. */
  readonly distance: (along: number, left: number, up: number) => number;
  /** What the nearest surface belongs to. */
  readonly kindAt: (place: Vec) => Kind;
  /** Encloses it. */
  readonly low: Vec;
  readonly high: Vec;
}

/** A part with how far a place is outside its bounds: at most its distance. */
interface Bounded extends Part {
  readonly outside: (along: number, aside: number, up: number) => number;
}

function bounded(part: Part): Bounded {
  const [fromX, toX, fromY, toY, fromZ, toZ] = part.bounds;
  const outside: Bounded['outside'] = (along, aside, up) =>
    Math.max(fromX - along, along - toX, fromY - aside, aside - toY, fromZ - up, up - toZ);
  return { ...part, outside };
}

/** Near enough that the shape of a part matters. */
const near = 60;

/** Returns the solid of a vehicle. */
export function solidOf(variant: ShapeVariant): Solid {
  const { spec } = variant;
  const body = vehicleBody(variant);
  const parts = partsOf(spec, body).map(bounded);
  const top = spec.rear === 'box' ? spec.height + 640 : spec.height + 120;
  const half = spec.width / 2 + 260;
  return {
    spec,
    body,
    low: [-60, -half, 0],
    high: [spec.length + 60, half, top],
    distance(along, left, up) {
      const aside = Math.abs(left);
      let distance = body.distance(along, aside, up);
      for (const part of parts) {
        const gap = part.outside(along, aside, up);
        if (gap >= distance) continue;
        distance = gap > near ? gap : Math.min(distance, part.distance(along, aside, up));
      }
      return distance;
    },
    kindAt([along, left, up]) {
      const aside = Math.abs(left);
      let kind: Kind = body.wellAt(along, aside, up) < 6 && up < spec.tire + 200 ? 'well' : 'body';
      let distance = body.distance(along, aside, up);
      for (const part of parts) {
        const gap = part.outside(along, aside, up);
        if (gap >= distance) continue;
        const other = gap > near ? gap : part.distance(along, aside, up);
        if (other >= distance) continue;
        distance = other;
        kind = part.kind;
      }
      return kind;
    },
  };
}

/** Returns the outward direction of the surface at a place. */
export function normalAt({ distance }: Solid, [x, y, z]: Vec, step: number): Vec {
  // The corners of a tetrahedron: four readings instead of six.
  const a = distance(x + step, y - step, z - step);
  const b = distance(x - step, y - step, z + step);
  const c = distance(x - step, y + step, z - step);
  const d = distance(x + step, y + step, z + step);
  const normal: Vec = [a - b - c + d, -a - b + c + d, -a + b - c + d];
  return normalized(normal);
}
