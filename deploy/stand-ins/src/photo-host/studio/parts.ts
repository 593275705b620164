import type { ShapeSpec } from '@forecourt/backend/media/index.ts';
import type { Body } from './body.ts';
import { barPart, blockPart, discPart, eggPart, type Part } from './part.ts';
import { beltAt } from './section.ts';
import { clamped, eased, roundMax } from './vec.ts';

/** Width of a tire. */
const tireWidth = ({ tire }: ShapeSpec): number => 60 + tire * 0.22;

/** How far from the middle the outer side of the wheels is. */
export const wheelFace = ({ width }: ShapeSpec): number => width / 2 - 26;

/** How far a place of the floor is from where a tire touches it, on either side. */
export function tireGap(spec: ShapeSpec, along: number, left: number): number {
  const { frontAxle, wheelbase, tire } = spec;
  const axle = Math.min(Math.abs(along - frontAxle), Math.abs(along - frontAxle - wheelbase));
  const half = tireWidth(spec) / 2;
  const aside = Math.abs(Math.abs(left) - wheelFace(spec) + half);
  return Math.hypot(Math.max(0, axle - tire * 0.13), Math.max(0, aside - half));
}

/** How far from a tire its shade on the floor reaches, and the dark core of it, in millimeters. */
const [contactReach, coreReach] = [420, 130];

/** How much of the light that falls on a place of the floor reaches it beside a tire: hardly any where the tire touches it, and all of it from 42 cm on. */
export function contactShade(spec: ShapeSpec, along: number, left: number): number {
  const gap = tireGap(spec, along, left);
  if (gap >= contactReach) return 1;
  return (0.6 + 0.4 * eased(0, contactReach, gap)) * (0.1 + 0.9 * eased(-20, coreReach, gap));
}

function wheels(spec: ShapeSpec): readonly Part[] {
  const { frontAxle, wheelbase, tire } = spec;
  const face = wheelFace(spec);
  return [frontAxle, frontAxle + wheelbase].map((axle) =>
    discPart('wheel', [axle - tire / 2, axle + tire / 2, face - tireWidth(spec), face, 0, tire], 44),
  );
}

/** A mirror on its foot. */
function mirrorParts(spec: ShapeSpec, body: Body): readonly Part[] {
  const { cowl, header, doors, style } = spec;
  const isTall = doors === 'panel' || style === 'truck' || style === 'work' || style === 'offroad';
  const along = cowl[0] + (header[0] - cowl[0]) * 0.14 + 130;
  const low = beltAt(spec, along) + (isTall ? -4 : 22);
  const from = body.halfAt(along, low + 50) + 14;
  const [long, wide, tall] = isTall ? [145, 205, 222] : [172, 196, 124];
  const egg = eggPart('mirror', [along - long / 2, along + long / 2, from, from + wide, low, low + tall]);
  const foot = [along - 36, along + 44, from - 100, from + 92, low - 34, low + 26] as const;
  return [egg, blockPart('frame', foot, 18)];
}

/** Height of the roof beside its middle. */
function roofHeight(
  { topAt, distance }: Pick<Body, 'topAt' | 'distance'>,
  along: number,
  aside: number,
): number {
  let up = topAt(along) + 30;
  for (let step = 0; step < 40 && distance(along, aside, up) > 0.5; step += 1) {
    up -= Math.max(0.5, distance(along, aside, up) * 0.8);
  }
  return up;
}

function railPart(spec: ShapeSpec, { topAt, halfAt, distance }: Body): Part {
  const { header, roofEnd, roof } = spec;
  const [from, to] = [header[0] + 190, roofEnd[0] - 60];
  const middle = (from + to) / 2;
  const top = topAt(middle);
  const aside = halfAt(middle, top - 60) - 92;
  const radius = roof === 'rack' ? 20 : 15;
  const lift = roof === 'rack' ? 50 : 22;
  const places = 24;
  const heights = Array.from({ length: places + 1 }, (_, at) => {
    const along = from + ((to - from) * at) / places;
    return roofHeight({ topAt, distance }, along, aside);
  });
  return barPart('rail', [from, to, aside - radius, aside + radius, top - 220, top + lift + 40], (along) => {
    const place = clamped((along - from) / (to - from)) * (places - 0.001);
    const at = Math.floor(place);
    const height = heights[at]! + (heights[at + 1]! - heights[at]!) * (place - at);
    // Its ends are on the roof.
    return height + lift * eased(0, 90, Math.min(along - from, to - along)) - 6;
  });
}

/** The windshield of an open car. */
function screenPart({ cowl, header }: ShapeSpec, { halfAt, bendAt }: Body): Part {
  const [run, rise] = [header[0] - cowl[0] - 40, header[1] - cowl[1]];
  const slope = Math.hypot(run, rise);
  return {
    kind: 'screen',
    bounds: [cowl[0] - 100, header[0] + 400, 0, 1_000, cowl[1] - 60, header[1] + 20],
    distance: (along, aside, up) => {
      const [x, z] = [along - bendAt(along, aside) - cowl[0] - 40, up - cowl[1]];
      const depth = Math.abs((x * rise - z * run) / slope) - 13;
      const wide = aside - halfAt(along, Math.min(up, header[1])) + 40;
      return Math.max(depth, roundMax(wide, up - header[1] + 5, 60), -z - 60) * 0.8;
    },
  };
}

function seats(spec: ShapeSpec): readonly Part[] {
  const { header, belt, width, wheelbase } = spec;
  const rows = wheelbase > 2_480 ? [header[0] + 520, header[0] + 1_230] : [header[0] + 420];
  const middle = width * 0.2;
  return rows.flatMap((along) => [
    blockPart('seat', [along, along + 170, middle - 235, middle + 235, belt[1] - 450, belt[1] + 70], 75),
    blockPart('seat', [along + 60, along + 165, middle - 130, middle + 130, belt[1] + 60, belt[1] + 225], 50),
  ]);
}

function cargo({ rear, deck, length, height, sill, width, roofEnd }: ShapeSpec): readonly Part[] {
  const frame = (aside: number): Part =>
    blockPart('frame', [deck[0] - 120, length, aside - 45, aside + 45, sill + 30, sill + 220], 8);
  if (rear === 'frame')
    return [frame(410), blockPart('frame', [length - 60, length, 0, 520, sill + 30, sill + 220], 8)];
  if (rear !== 'box') return [];
  const half = width / 2 + 70;
  return [
    frame(410),
    blockPart('box', [deck[0] + 40, length, -half, half, sill + 150, height + 620], 35),
    blockPart('box', [roofEnd[0] - 620, deck[0] + 200, -half, half, height + 30, height + 620], 35),
  ];
}

function spareWheel({ style, rear, length, deck, tire }: ShapeSpec): readonly Part[] {
  if (style !== 'offroad' || rear !== 'closed' || length - deck[0] <= 105) return [];
  const [middle, reach] = [deck[1] + 130 - tire * 0.46, tire * 0.46];
  return [
    {
      kind: 'spare',
      bounds: [deck[0] - 40, length, 0, reach, middle - reach, middle + reach],
      distance: (along, aside, up) => {
        const r = Math.hypot(aside, up - middle) - reach + 50;
        const t = Math.abs(along - (deck[0] - 40 + length) / 2) - (length - deck[0] + 40) / 2 + 50;
        return Math.hypot(Math.max(r, 0), Math.max(t, 0)) + Math.min(Math.max(r, t), 0) - 50;
      },
    },
  ];
}

function step({
  style,
  bodyStyle,
  frontAxle,
  tire,
  wheelbase,
  glassFoot,
  sill,
  width,
}: ShapeSpec): readonly Part[] {
  if (style !== 'truck' && (style !== 'work' || bodyStyle !== 'pickup')) return [];
  const from = frontAxle + tire * 0.66;
  const to = Math.min(frontAxle + wheelbase - tire * 0.66, glassFoot[0] + 100);
  const [up, aside] = [sill - 50, width / 2 - 90];
  return [barPart('frame', [from, to, aside - 42, aside + 42, up - 45, up + 45], () => up)];
}

/** Returns everything of a vehicle but its body. */
export function partsOf(spec: ShapeSpec, body: Body): readonly Part[] {
  const hasRails = (spec.roof === 'rails' || spec.roof === 'rack') && spec.roofEnd[0] - spec.header[0] > 500;
  return [
    ...wheels(spec),
    ...mirrorParts(spec, body),
    ...(hasRails ? [railPart(spec, body)] : []),
    ...(spec.rear === 'open' ? [screenPart(spec, body), ...seats(spec)] : []),
    ...cargo(spec),
    ...spareWheel(spec),
    ...step(spec),
  ];
}
