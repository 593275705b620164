import { linePath, outlineOf, roundedPath, type Corner, type Outline } from './outline.ts';
import type { Point, ShapeSpec } from './shape-spec.ts';

/** Height of the floor in side views. */
export const groundY = 360;

/** Width of a car in the picture of 640: 86 %, somewhat less for a very short one. */
function drawnWidth(length: number): number {
  return 506 + 44 * Math.min(1, Math.max(0, (length - 3600) / 800));
}

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** Millimeters of one shape in the picture. */
export interface SideLayout {
  readonly scale: number;
  /** Horizontal position of `x` millimeters behind the nose. */
  readonly x: (millimeters: number) => number;
  /** Vertical position of a height above the ground. */
  readonly y: (millimeters: number) => number;
  /** Path data of a rounded polygon. */
  readonly path: (corners: readonly Corner[]) => string;
  /** Path data of straight lines. */
  readonly line: (points: readonly Point[]) => string;
  readonly corners: readonly Corner[];
  /** Path data of the outline's upper edge, from the nose to the trailing corner. */
  readonly upperEdge: () => string;
  readonly outline: Outline;
}

/** Whether a spare wheel hangs on the tailgate: it takes the last part of the length. */
export function hasSpareWheel({ style, rear, length, deck }: ShapeSpec): boolean {
  return style === 'offroad' && rear === 'closed' && length - deck[0] > 105;
}

function tailCorners(spec: ShapeSpec): readonly Corner[] {
  const { sill, deck, glassFoot, softness, rear } = spec;
  const length = hasSpareWheel(spec) ? deck[0] + 25 : spec.length;
  const [deckX, deckY] = deck;
  if (rear === 'frame' || rear === 'box') {
    return [
      [...glassFoot, 30],
      [deckX, deckY, 20],
      [deckX, sill, 20],
    ];
  }
  const bumper: readonly Corner[] = [
    [length, sill + (deckY - sill) * 0.45, 60 + 120 * softness],
    [length - 25, sill + 130, 70],
    [length - 110, sill + 10, 60],
  ];
  if (rear === 'bed') {
    return [
      [...glassFoot, 40],
      [glassFoot[0] + 25, deckY, 12],
      [deckX, deckY, 25],
      [length, deckY - 60, 40],
      ...bumper.slice(1),
    ];
  }
  return [[...glassFoot, 30 + 150 * softness], [deckX, deckY, 25 + 70 * softness], ...bumper];
}

function roofCorners(spec: ShapeSpec): readonly Corner[] {
  const { height, cowl, header, roofEnd, softness, rear, belt, glassFoot, peak: peakShare = 0.42 } = spec;
  if (rear === 'open') {
    return [
      [...cowl, 60],
      [cowl[0] + 260, belt[0] + 25, 90],
      [glassFoot[0] - 500, belt[1] + 5, 300],
    ];
  }
  const peak: Corner = [header[0] + (roofEnd[0] - header[0]) * peakShare, height + 8, 2_000];
  const hasPeak = roofEnd[0] - header[0] > 300;
  return [
    [...cowl, 60 + 110 * softness],
    [...header, 90 + 260 * softness],
    ...(hasPeak ? [peak] : []),
    [...roofEnd, 60 + 300 * softness],
  ];
}

/** Returns the control polygon of the body, clockwise from the lower end of the nose. */
export function bodyCorners(spec: ShapeSpec): readonly Corner[] {
  const { sill, hood, cowl, softness } = spec;
  const [lean, hoodY] = hood;
  const middle = lean + (cowl[0] - lean) * 0.42;
  const crown = hoodY + (cowl[1] - hoodY) * 0.42 + 30 + 34 * softness;
  return [
    [130, sill + 5, 60],
    [22, sill + 90, 60],
    [0, sill + (hoodY - sill) * 0.5, 60 + 90 * softness],
    [lean * 0.55, hoodY * 0.92, 60 + 60 * softness],
    [lean + 60, hoodY + 16, 60 + 130 * softness],
    [middle, crown, 160 + 600 * softness],
    ...roofCorners(spec),
    ...tailCorners(spec),
  ];
}

/** Returns how a shape is laid out in the side view, centered. */
export function sideLayout(spec: ShapeSpec): SideLayout {
  const width = drawnWidth(spec.length);
  const scale = width / spec.length;
  const left = 320 - width / 2;
  const x = (millimeters: number): number => rounded(left + millimeters * scale);
  const y = (millimeters: number): number => rounded(groundY - millimeters * scale);
  const place = ([along, up]: Point): Point => [x(along), y(up)];
  const corners = bodyCorners(spec);
  return {
    scale,
    x,
    y,
    path: (polygon) => roundedPath(polygon, place),
    line: (points) => linePath(points, place),
    corners,
    upperEdge: () => roundedPath(corners, place, [4, corners.length - 3]),
    outline: outlineOf(corners),
  };
}
