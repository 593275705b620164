import { headlamps } from './headlamp-shapes.ts';
import { taillights, type LampShape } from './lamp-shapes.ts';
import type { Corner } from './outline.ts';
import type { Point } from './shape-spec.ts';
import type { ShapeVariant } from './drawn-shape.ts';
import type { SideLayout } from './side-layout.ts';

/** A lamp as path data: its lens and the light in it. */
export interface Lamp {
  readonly lens: string;
  readonly light: string;
}

function placed(shape: LampShape, layout: SideLayout, place: (point: Point) => Point): Lamp {
  const lens = shape.lens.map((polygon) =>
    layout.path(polygon.map(([x, y, radius]): Corner => [...place([x, y]), radius])),
  );
  const light = shape.light.map((points) => layout.line(points.map(place)));
  return { lens: lens.join(''), light: light.join('') };
}

/** Returns the headlamp, a little below the leading edge of the hood; it may reach past the body. */
export function headlamp({ spec, lamp }: ShapeVariant, layout: SideLayout): Lamp {
  const [lean, hoodY] = spec.hood;
  const reference = hoodY + 10;
  const [edge] = layout.outline.sidesAt(reference - 90);
  const size = spec.tire / 730;
  const from = Math.min(edge, lean + 60);
  return placed(headlamps[lamp], layout, ([x, y]) => [from + x * size, reference + y * size]);
}

/** Returns the taillight below the trailing corner; without one where the body ends at the cab. */
export function taillight({ spec, tailLamp }: ShapeVariant, layout: SideLayout): Lamp {
  if (spec.rear === 'frame' || spec.rear === 'box') return { lens: '', light: '' };
  const isLow = spec.bodyStyle === 'coupe' || spec.bodyStyle === 'convertible' || spec.bodyStyle === 'sedan';
  const style = isLow && (tailLamp === 'tall' || tailLamp === 'block') ? 'slim' : tailLamp;
  const reference = spec.deck[1] - (isLow ? 45 : spec.rear === 'bed' ? 0 : 10);
  const [, edge] = layout.outline.sidesAt(reference - 90);
  const size = spec.tire / 730;
  return placed(taillights[style], layout, ([x, y]) => [edge - x * size, reference + y * size]);
}
