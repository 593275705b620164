import { resized } from './resized.ts';
import type { Point, ShapeSpec } from './shape-spec.ts';

type Range = readonly [from: number, to: number];

/** How far behind the front axle a windshield may stand: the more above the first, the closer to the second. */
const reaches = {
  battery: [200, 330],
  across: [290, 430],
  along: [420, 570],
  sports: [560, 740],
} satisfies Record<string, Range>;

/** Whether the engine lies along the vehicle where its shape does not say it. */
const liesAlong = ({ style, engine }: ShapeSpec): boolean =>
  engine === undefined
    ? style === 'luxury' || style === 'truck' || style === 'work' || style === 'offroad'
    : engine === 'along';

/** How much less that is for sport utility vehicles, whose hoods are shorter. */
const tallReach = 40;

function reachOf(spec: ShapeSpec): Range {
  const [from, to] = usualReach(spec);
  const isTall = spec.bodyStyle === 'suv' && !spec.isElectric;
  return isTall ? [from - tallReach, to - tallReach] : [from, to];
}

function usualReach(spec: ShapeSpec): Range {
  if (spec.doors === 'two' && spec.style === 'sport') return reaches.sports;
  if (spec.isElectric) return reaches.battery;
  return liesAlong(spec) ? reaches.along : reaches.across;
}

/** Whether the windshield of an off-road vehicle hardly leans: far behind the axle, at the end of a flat hood. */
const isUpright = ({ style, cowl, header }: ShapeSpec): boolean =>
  style === 'offroad' && header[0] - cowl[0] < (header[1] - cowl[1]) * 0.7;

/** A value that approaches the end of a range and never reaches it; as it is below the range. */
function within([from, to]: Range, value: number): number {
  if (value <= from) return value;
  return to - (to - from) * Math.exp((from - value) / (to - from));
}

/** The least diameter of tires, as a share of the height. */
const tireShares: Readonly<Partial<Record<ShapeSpec['bodyStyle'], number>>> = {
  suv: 0.445,
  sedan: 0.455,
  wagon: 0.45,
  hatchback: 0.44,
  pickup: 0.44,
  minivan: 0.415,
};

/** How high the lower edge of the windows may be in front and at the rear, as shares of the height. */
const beltShares: Readonly<Partial<Record<ShapeSpec['bodyStyle'], readonly [Range, Range]>>> = {
  suv: [
    [0.59, 0.65],
    [0.61, 0.69],
  ],
  sedan: [
    [0.615, 0.65],
    [0.64, 0.69],
  ],
  hatchback: [
    [0.6, 0.65],
    [0.63, 0.69],
  ],
};

function beltOf({ belt, bodyStyle, height }: ShapeSpec): readonly [number, number] {
  const shares = beltShares[bodyStyle];
  if (!shares) return belt;
  const [front, rear] = belt.map((value, end) =>
    Math.round(within(shares[end === 0 ? 0 : 1], value / height) * height),
  );
  return [front ?? belt[0], rear ?? belt[1]];
}

/** Least and most millimeters by which a roof that ends at a tailgate is lower there than where it is highest. */
const drops: Range = [20, 52];

/** The end of the roof: of one that goes far back, hardly lower than the roof. */
function roofEndOf({ roofEnd: [x, y], length, height, rear }: ShapeSpec): Point {
  if (rear !== 'closed' || x < length * 0.78) return [x, y];
  return [x, Math.round(height - within(drops, height - y))];
}

/** Height as a share of the length to which lower sport utility vehicles come closer by half: more with a battery under the floor. */
const tallShares = { battery: 0.38, engine: 0.362 };

/** The least clearance under a sport utility vehicle, as a share of its height. */
const clearance = 0.163;

/** Returns a sport utility vehicle as tall as it looks beside sedans; others as they are. */
function raised(spec: ShapeSpec): ShapeSpec {
  const { bodyStyle, length, height, sill, isElectric } = spec;
  if (bodyStyle !== 'suv') return spec;
  const missing = Math.max(0, tallShares[isElectric ? 'battery' : 'engine'] * length - height);
  const tall = Math.round(height + missing / 2);
  return { ...resized(spec, [length, tall]), sill: Math.max(sill, Math.round(tall * clearance)) };
}

/**
 * Returns a shape on wheels as large, and with windshield and windows where, they are on today's vehicles with
 * its kind of drive. The roof begins less far ahead than the windshield, which leans more for it.
 */
export function stanced(shape: ShapeSpec): ShapeSpec {
  const spec = raised(shape);
  const { cowl, header, frontAxle, height, bodyStyle } = spec;
  const behind = cowl[0] - frontAxle;
  const ahead = isUpright(spec) ? 0 : behind - within(reachOf(spec), behind);
  const belt = beltOf(spec);
  const foot: Point = [Math.round(cowl[0] - ahead), Math.round(cowl[1] - (spec.belt[0] - belt[0]) * 0.7)];
  return {
    ...spec,
    cowl: foot,
    header: [Math.round(header[0] - ahead * 0.6), header[1]],
    roofEnd: roofEndOf(spec),
    hood: [spec.hood[0], Math.min(spec.hood[1], foot[1] - 40)],
    belt,
    tire: Math.max(spec.tire, Math.round((tireShares[bodyStyle] ?? 0) * height)),
  };
}
