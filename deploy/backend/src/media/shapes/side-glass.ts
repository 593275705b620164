import type { Corner } from './outline.ts';
import { windowEnd } from './painted-pillar.ts';
import type { Point, ShapeSpec } from './shape-spec.ts';
import type { SideLayout } from './side-layout.ts';

/** Where windows and doors are, in millimeters. */
export interface Glasshouse {
  /** Side windows as one polygon; empty for an open car's front quarter. */
  readonly windows: readonly Corner[];
  /** Front lower corner of the side windows. */
  readonly front: Point;
  /** Horizontal thickness of the windshield pillar. */
  readonly pillar: number;
  /** Lower edge of the windows, from their front to their end. */
  readonly belt: readonly Point[];
  /** Position of the pillar behind the front door, and the rear edge of the last door. */
  readonly doorEnds: readonly number[];
}

const pillarThickness = 92;
const roofThickness = 88;

function windshield({ cowl, header }: ShapeSpec): { slope: number; across: number } {
  const [run, rise] = [header[0] - cowl[0], header[1] - cowl[1]];
  return { slope: rise / run, across: (pillarThickness * Math.hypot(run, rise)) / rise };
}

/** Rear edges of the doors on the left side, front door first. */
function doorEnds(spec: ShapeSpec, front: number): readonly number[] {
  const rearAxle = spec.frontAxle + spec.wheelbase;
  const [top, bottom] = spec.glassEnd;
  const windowEnd = Math.max(top, bottom);
  switch (spec.doors) {
    case 'two':
      return [Math.min(front + 1_330, rearAxle - spec.tire * 0.3)];
    case 'cab':
      return [Math.min(windowEnd + 40, spec.deck[0] - 90)];
    case 'panel':
      return [Math.min(front + 1_080, windowEnd + 60), Math.min(front + 2_450, rearAxle - spec.tire * 0.62)];
    case 'van':
      return [front + 1_130, Math.min(front + 2_280, rearAxle + 60)];
    case 'four': {
      const last = rearAxle + (spec.bodyStyle === 'sedan' ? 40 : -20);
      const limit = spec.rear === 'bed' ? windowEnd + 60 : Math.min(last, windowEnd + 20);
      return [front + (limit - front) * 0.52, limit];
    }
  }
}

/** The lower edge of the windows between two points; it may rise behind the middle of the rear door. */
function beltOf(
  { kick = 0 }: ShapeSpec,
  [front, end]: readonly [Point, Point],
  [first = front[0], second = end[0]]: readonly number[],
): readonly Point[] {
  const knee = first + (second - first) * 0.55;
  if (kick === 0 || knee > end[0] - 120) return [front, [end[0], end[1] + kick]];
  const rise = (end[1] - front[1]) / (end[0] - front[0]);
  return [front, [knee, front[1] + (knee - front[0]) * rise], [end[0], end[1] + kick]];
}

/** Returns the windows and doors of a shape. */
export function glasshouse(spec: ShapeSpec, { outline }: SideLayout): Glasshouse {
  const { cowl, header, height, softness } = spec;
  const { slope, across } = windshield(spec);
  const [beltFront, beltRear] = spec.belt;
  const onScreen = (y: number): number => cowl[0] + (y - cowl[1]) / slope;
  const front: Point = [onScreen(beltFront) + across, beltFront];
  const ends = doorEnds(spec, front[0]);
  if (spec.rear === 'open') {
    const top = header[1] - 40;
    const windows: readonly Corner[] = [
      [...front, 20],
      [onScreen(top) + 60, top, 20],
      [onScreen(top) + 110, top, 20],
      [front[0] + 330, beltFront + 20, 20],
    ];
    return { windows, front, pillar: across, belt: [front], doorEnds: ends };
  }
  const topY = Math.min(header[1], height) - roofThickness - 20;
  const topFront = onScreen(topY) + across;
  const [topEnd, bottomEnd] = windowEnd(spec, ends[1]);
  const belt = beltOf(spec, [front, [bottomEnd, beltRear]], ends);
  const span = topEnd - topFront;
  const top = [0.12, 0.38, 0.66, 1].map((share): Corner => {
    const x = topFront + span * share;
    return [x, outline.topAt(x) - roofThickness, share === 1 ? 30 + 90 * softness : 260];
  });
  const windows: readonly Corner[] = [
    [...front, 30],
    [topFront, topY, 60 + 80 * softness],
    ...top,
    ...belt
      .slice(1)
      .toReversed()
      .map(([x, y], index): Corner => [x, y, index === 0 ? 40 + 25 * softness : 150]),
  ];
  return { windows, front, pillar: across, belt, doorEnds: ends };
}

const strip = (points: readonly Point[], shift: number, layout: SideLayout): string =>
  `${layout.line([...points, ...points.toReversed().map(([x, y]): Point => [x + shift, y])])}Z`;

/** Returns slivers of windshield and rear window, as the curved glass shows from the side. */
export function screens(spec: ShapeSpec, layout: SideLayout, pillar: number): string {
  const { cowl, header, roofEnd, glassFoot, rear, doors } = spec;
  const sample = (from: number, to: number): readonly Point[] =>
    [0, 0.35, 0.7, 1].map((share): Point => {
      const x = from + (to - from) * share;
      return [x, layout.outline.topAt(x) - 10];
    });
  if (rear === 'open') return '';
  const front = strip(sample(cowl[0] + 45, header[0] - 30), pillar * 0.42, layout);
  const hasRear = rear === 'closed' && doors !== 'panel' && spec.style !== 'work';
  const lean = glassFoot[0] - roofEnd[0];
  if (!hasRear || lean < 90) return front;
  return front + strip(sample(roofEnd[0] + lean * 0.18, glassFoot[0] - lean * 0.08), -pillar * 0.4, layout);
}
