import type { Corner } from './outline.ts';
import { seatPath, steeringWheel } from './seat-path.ts';
import type { SideArt } from './side-art.ts';
import { behindBody, darkPillar, hinges, overBody, roofTrim } from './side-extras.ts';
import { paintedPillar } from './painted-pillar.ts';
import { glasshouse, screens, type Glasshouse } from './side-glass.ts';
import { headlamp, taillight } from './side-lamps.ts';
import { groundY, sideLayout, type SideLayout } from './side-layout.ts';
import type { Point, ShapeSpec } from './shape-spec.ts';
import type { CreaseStyle, ShapeVariant } from './drawn-shape.ts';

/** Heights of the flank's line relative to the belt: in front, in the middle, above the rear wheel, at the tail. */
const creaseHeights: Readonly<Record<CreaseStyle, readonly [number, number, number, number]>> = {
  straight: [-75, -80, -70, -75],
  wedge: [-190, -150, -70, -40],
  haunch: [-85, -150, -25, -95],
  wave: [-60, -170, -110, -60],
  low: [-330, -350, -340, -300],
  double: [-55, -65, -60, -70],
  stepped: [-215, -225, -35, -45],
  shoulder: [-35, -40, -15, -30],
};

/** A second line along the doors, below the first. */
function bodyLine({ spec, crease }: ShapeVariant, { x, y }: SideLayout): string {
  if (crease !== 'double' && crease !== 'stepped') return '';
  const { frontAxle, wheelbase, tire, belt } = spec;
  const [from, to] = [frontAxle + tire * 0.62, frontAxle + wheelbase - tire * 0.62];
  const lower = crease === 'double' ? 300 : 370;
  return `M${x(from)} ${y(belt[0] - lower)}Q${x((from + to) / 2)} ${y(belt[0] - lower - 40)} ${x(to)} ${y(belt[1] - lower + 30)}`;
}

/** The openings around the wheels, a little larger than the tires; from the sill to the sill. */
function archesOf(spec: ShapeSpec, { x, y, scale }: SideLayout): string {
  const tire = Math.round(spec.tire * scale * 5) / 10;
  const radius = Math.round(tire + 5);
  const [middle, low] = [groundY - tire, Math.round(y(spec.sill)) + 2];
  const half = Math.round(Math.sqrt(Math.max(0, radius ** 2 - (low - middle) ** 2)));
  const round = (along: number): string => `M${along - half} ${low}a${radius} ${radius} 0 1 1 ${2 * half} 0`;
  const square = (along: number): string => {
    const at = (share: number, up: number): string =>
      `${Math.round(along + radius * share)} ${Math.round(middle - radius * up)}`;
    return `M${along - half - 2} ${low}L${at(-0.86, 0.6)}Q${at(-0.72, 1)} ${at(-0.5, 1.02)}L${at(0.5, 1.02)}Q${at(0.72, 1)} ${at(0.86, 0.6)}L${along + half + 2} ${low}`;
  };
  const arch = spec.arch === 'square' ? square : round;
  return [spec.frontAxle, spec.frontAxle + spec.wheelbase]
    .map((along) => arch(Math.round(x(along))))
    .join('');
}

function creasePath(spec: ShapeSpec, style: CreaseStyle, layout: SideLayout): string {
  const x = (along: number): number => Math.round(layout.x(along));
  const y = (up: number): number => Math.round(layout.y(up));
  const [beltFront, beltRear] = spec.belt;
  const [a, b, c, d] = creaseHeights[style];
  const end = spec.rear === 'frame' || spec.rear === 'box' ? spec.deck[0] : spec.length;
  const rearAxle = Math.min(spec.frontAxle + spec.wheelbase, end - 300);
  const from = spec.hood[0] + 330;
  const start = Math.min(beltFront + a, spec.hood[1] - 40);
  return (
    `M${x(from)} ${y(start)}C${x(from + 500)} ${y(beltFront + a + 20)} ${x((from + rearAxle) / 2 - 400)} ${y(beltFront + b)} ${x((from + rearAxle) / 2 + 200)} ${y(beltRear + b)}` +
    `S${x(rearAxle - 350)} ${y(beltRear + c)} ${x(rearAxle)} ${y(beltRear + c)}S${x(end - 200)} ${y(beltRear + d)} ${x(end + 20)} ${y(beltRear + d)}`
  );
}

/** Trim around the upper half of the wheels, a hand wide; where arches are square, with straight edges. */
function archTrim({ frontAxle, wheelbase, tire, arch }: ShapeSpec, layout: SideLayout): string {
  const reach = Math.round((tire / 2 + 102) * layout.scale);
  const middle = Math.round(layout.y(tire / 2));
  const [wide, pull, flat] = [reach, reach * 0.55, reach * 0.52].map(Math.round) as [number, number, number];
  const bow =
    arch === 'square'
      ? `${middle}l${Math.round(wide * 0.14)}-${Math.round(wide * 0.52)}l${wide - flat - Math.round(wide * 0.14)}-${wide - Math.round(wide * 0.52)}h${2 * flat}l${wide - flat - Math.round(wide * 0.14)} ${wide - Math.round(wide * 0.52)}l${Math.round(wide * 0.14)} ${Math.round(wide * 0.52)}z`
      : `${middle}c0-${pull} ${wide - pull}-${wide} ${wide}-${wide}s${wide} ${wide - pull} ${wide} ${wide}z`;
  return [frontAxle, frontAxle + wheelbase]
    .map((axle) => `M${Math.round(layout.x(axle)) - reach} ${bow}`)
    .join('');
}

/** How high unpainted plastic reaches above the lower edge of the doors, in millimeters. */
const rockerHeights: Readonly<Record<ShapeSpec['cladding'], number>> = { none: 50, arches: 105, wide: 250 };

function claddingPath(spec: ShapeSpec, layout: SideLayout): string {
  const { line } = layout;
  const { frontAxle, wheelbase, tire, sill, length, hood, isElectric, rear, deck } = spec;
  const rocker = rockerHeights[spec.cladding];
  const rise = spec.cladding === 'wide' ? 130 : 0;
  const end = rear === 'frame' || rear === 'box' ? deck[0] : frontAxle + wheelbase - tire * 0.5;
  const rect = (from: Point, to: Point): string => `${line([from, [to[0], from[1]], to, [from[0], to[1]]])}Z`;
  const parts = [
    rect([frontAxle + tire * 0.5, sill + rocker], [end, sill - 40]),
    `${line([
      [-20, sill + 150 + rise],
      [frontAxle - tire * 0.75, sill + 60 + rise],
      [frontAxle - tire * 0.5, sill - 40],
      [-20, sill - 40],
    ])}Z`,
  ];
  if (end !== deck[0]) {
    parts.push(
      `${line([
        [length + 20, sill + 210 + rise],
        [frontAxle + wheelbase + tire * 0.75, sill + 75 + rise],
        [frontAxle + wheelbase + tire * 0.5, sill - 40],
        [length + 20, sill - 40],
      ])}Z`,
    );
  }
  parts.push(darkPillar(spec, layout));
  if (spec.cladding !== 'none') parts.push(archTrim(spec, layout));
  if (!isElectric) {
    const [low, high] = [sill + (hood[1] - sill) * 0.34, hood[1] - 120];
    parts.push(
      `${line([
        [-20, high],
        [hood[0] * 0.5 + 40, high],
        [52, (low + high) / 2],
        [62, low],
        [-20, low],
      ])}Z`,
    );
  }
  return parts.join('');
}

/** How far outside a tire the edge of a rear door is that bends around it. */
const archMargin = 118;

/** Rear edge of the second door, bent around the wheel arch where it reaches over it. */
function rearDoorSeam(
  { frontAxle, wheelbase, tire, sill, belt }: ShapeSpec,
  layout: SideLayout,
  [from, end]: Point,
): string {
  const { x, y, scale } = layout;
  const axle = frontAxle + wheelbase;
  const reach = tire / 2 + archMargin;
  const foot = Math.min(end, axle - reach);
  const start = `M${x(from)} ${y(sill + 70)}H${x(foot)}`;
  if (end <= foot + 60) return `${start}L${x(end)} ${y(belt[1] + 10)}`;
  // A sixth of a circle around the hub, and from there straight on to the foot of the pillar.
  const [across, up] = [axle - reach * 0.6, tire / 2 + reach * 0.8];
  const radius = Math.round(reach * scale);
  return `${start}V${y(tire / 2)}A${radius} ${radius} 0 0 1 ${x(across)} ${y(up)}Q${x(end - 45)} ${y(up + (end - 45 - across) * 0.75)} ${x(end)} ${y(belt[1] - 10)}`;
}

/** Rail of a sliding door, and the joints of a van's panels. */
function slidingSeams(spec: ShapeSpec, { x, y, outline }: SideLayout, doorEnds: readonly number[]): string {
  const [first = 0, last = first] = doorEnds;
  const { belt } = spec;
  const rail = `M${x(last + 30)} ${y(belt[1] - 55)}H${x(Math.min(spec.length - 160, last + 1_250))}`;
  if (spec.doors !== 'panel') return rail;
  const joint = (at: number): string => `M${x(at)} ${y(belt[1])}V${y(outline.topAt(at) - 90)}`;
  return rail + joint(first) + joint(last);
}

function doorSeams(spec: ShapeSpec, layout: SideLayout, { front, doorEnds }: Glasshouse): string {
  const { x, y } = layout;
  const { frontAxle, tire, sill, belt } = spec;
  const low = sill + 70;
  const hinge = Math.max(frontAxle + tire / 2 + 150, front[0] - 130);
  const [first = 0, second] = doorEnds;
  const parts = [
    `M${x(front[0])} ${y(belt[0])}C${x(hinge - 40)} ${y(belt[0] - 120)} ${x(hinge - 20)} ${y(low + 120)} ${x(hinge + 30)} ${y(low)}H${x(first - 20)}L${x(first)} ${y(belt[1])}`,
  ];
  if (second !== undefined) parts.push(rearDoorSeam(spec, layout, [first - 20, second]));
  if (spec.doors === 'van' || spec.doors === 'panel') parts.push(slidingSeams(spec, layout, doorEnds));
  if (spec.rear === 'bed') {
    const gap = spec.glassFoot[0] + 40;
    parts.push(
      `M${x(gap)} ${y(spec.deck[1])}V${y(sill + 30)}M${x(spec.length - 150)} ${y(spec.deck[1] - 10)}V${y(sill + 260)}`,
    );
  }
  return parts.join('');
}

function panelSeams(spec: ShapeSpec, layout: SideLayout): string {
  const { hood, cowl, frontAxle, wheelbase, tire, deck, sill, length, rear } = spec;
  const { x, y, outline } = layout;
  const below = (at: number): string => `${x(at)} ${y(outline.topAt(at) - 62)}`;
  const parts = [
    `M${below(hood[0] + 320)}Q${below((hood[0] + cowl[0]) / 2 + 150)} ${x(cowl[0] - 20)} ${y(cowl[1] - 50)}`,
    `M${x(hood[0] + 190)} ${y(hood[1] - 210)}Q${x(hood[0] + 250)} ${y(hood[1] * 0.66)} ${x(frontAxle - tire / 2 - 70)} ${y(hood[1] * 0.6)}`,
  ];
  if (rear === 'closed' && spec.doors !== 'panel') {
    const arch = frontAxle + wheelbase + tire / 2 + 50;
    parts.push(
      `M${x(arch)} ${y(sill + 260)}Q${x(length - 250)} ${y(deck[1] * 0.66)} ${x(length)} ${y(deck[1] * 0.68)}`,
    );
  }
  if (spec.doors !== 'panel' && rear === 'closed') {
    const [fx, fy] = [frontAxle + wheelbase + tire * 0.28, spec.belt[1] - 190];
    parts.push(`M${x(fx)} ${y(fy)}h9q3 0 3 3v7q0 3-3 3h-9q-3 0-3-3v-7q0-3 3-3`);
  }
  return parts.join('');
}

function headrestsOf(spec: ShapeSpec, { x, y }: SideLayout, { doorEnds }: Glasshouse): SideArt['headrests'] {
  if (spec.rear === 'open') return [];
  const top = y(spec.height - 235 - (spec.doors === 'panel' ? 700 : 0));
  const [first = 0, second] = doorEnds;
  const heads: (readonly [number, number])[] = [[x(first - 190), top]];
  if (second !== undefined && spec.doors !== 'panel') heads.push([x(second - 430), top + 3]);
  if (spec.doors === 'van') heads.push([x((second ?? 0) + 900), top + 4]);
  return heads;
}

function seatsOf(spec: ShapeSpec, layout: SideLayout, house: Glasshouse): string {
  if (spec.rear === 'open') return '';
  const wheel: Point = [layout.x((house.doorEnds[0] ?? 0) - 680), layout.y(spec.belt[0] + 130)];
  return seatPath(headrestsOf(spec, layout, house)) + steeringWheel(wheel);
}

const hasPillars = ({ rear, doors }: ShapeSpec): boolean =>
  rear !== 'open' && doors !== 'cab' && doors !== 'panel';

function pillarsOf(spec: ShapeSpec, { x, y }: SideLayout, { doorEnds, windows }: Glasshouse): string {
  if (!hasPillars(spec)) return '';
  const [first = 0, second] = doorEnds;
  const bottom = y(spec.belt[1] - 40);
  const pillar = (top: number, foot: number): string => `M${x(top)} ${y(spec.height)}L${x(foot)} ${bottom}`;
  const front = pillar(first - 45, first);
  const rest = second === undefined ? 0 : Math.max(...windows.map(([at]) => at)) - second;
  if (second === undefined || spec.rear === 'bed' || rest < 130) return front;
  const third = spec.doors === 'van' && rest > 1_500 ? pillar(second + rest / 2, second + rest / 2) : '';
  // As oblique as the end of the windows, which it leaves a window of its own.
  const head = Math.max(second - 360, Math.min(second - 120, spec.glassEnd[0] - 230));
  return front + pillar(head, second + 20) + third;
}

function brightworkOf({ spec, hasChrome }: ShapeVariant, { line }: SideLayout, house: Glasshouse): string {
  if (!hasChrome || spec.style === 'work' || spec.style === 'offroad' || spec.rear === 'open') return '';
  const last = house.belt.length - 1;
  return line(
    house.belt.map(([x, y], index): Point => [x + (index === 0 ? 20 : index === last ? -30 : 0), y - 16]),
  );
}

function handlesOf(spec: ShapeSpec, { x, y }: SideLayout, { doorEnds }: Glasshouse): SideArt['handles'] {
  const [first = 0, second] = doorEnds;
  const height = y(spec.belt[1] - (spec.doors === 'panel' ? 215 : 105));
  const front: readonly [number, number] = [x(first - 235), height];
  if (second === undefined) return [front];
  const isSliding = spec.doors === 'van' || spec.doors === 'panel';
  // Ahead of the wheel arch.
  const rear = Math.min(second - 235, spec.frontAxle + spec.wheelbase - spec.tire / 2 - 85);
  return [front, [x(isSliding ? first + 60 : rear), height - 1]];
}

/** Returns the drawing of a vehicle from its side. */
export function sideArtOf(variant: ShapeVariant): SideArt {
  const { spec } = variant;
  const layout = sideLayout(spec);
  const { x, y, scale, path } = layout;
  const house = glasshouse(spec, layout);
  const tireRadius = Math.round(spec.tire * scale * 5) / 10;
  const windows: readonly Corner[] = house.windows;
  const rocker = spec.sill + 150;
  const [beltFront] = spec.belt;
  return {
    wheel: { design: variant.wheel, finish: variant.finish, tireRadius, rimRatio: spec.rim },
    frontX: x(spec.frontAxle),
    rearX: x(spec.frontAxle + spec.wheelbase),
    roofY: y(spec.rear === 'open' ? spec.cowl[1] + 60 : spec.height),
    beltY: y(beltFront),
    sillY: y(spec.sill),
    extent: [x(0), x(spec.length)],
    body: path(layout.corners),
    upperEdge: layout.upperEdge(),
    glass: path(windows),
    pillars: pillarsOf(spec, layout, house),
    pillarWidth: Math.round(scale * 700) / 10,
    paintedPillar: paintedPillar(spec, layout, house),
    screens: screens(spec, layout, house.pillar),
    crease: creasePath(spec, variant.crease, layout),
    lowerCrease: `M${x(spec.frontAxle + spec.tire * 0.8)} ${y(rocker)}Q${x(spec.frontAxle + spec.wheelbase / 2)} ${y(rocker + 60)} ${x(spec.frontAxle + spec.wheelbase - spec.tire * 0.75)} ${y(rocker + 80)}`,
    bodyLine: bodyLine(variant, layout),
    arches: archesOf(spec, layout),
    seams: doorSeams(spec, layout, house) + panelSeams(spec, layout) + hinges(spec, layout, house),
    handles: handlesOf(spec, layout, house),
    mirror: [x(house.front[0] + 110), y(beltFront + 10)],
    headlamp: headlamp(variant, layout),
    tailLamp: taillight(variant, layout),
    cladding: claddingPath(spec, layout),
    brightwork: brightworkOf(variant, layout, house),
    headrests: headrestsOf(spec, layout, house),
    seats: seatsOf(spec, layout, house),
    hasArchTrim: spec.cladding !== 'none',
    behind: behindBody(spec, layout, house),
    trim: roofTrim(spec, layout),
    over: overBody(spec, layout),
  };
}
