import type { ShapeSpec, ShapeVariant } from '@forecourt/backend/media/index.ts';
import { fieldOf, type Field } from './field.ts';
import { clamped, eased } from './vec.ts';

const bell = (distance: number, reach: number): number =>
  Math.exp(-((distance / reach) * (distance / reach)));

/** Height of the lower edge of the windows. */
export const beltAt = ({ belt, length }: ShapeSpec, along: number): number =>
  belt[0] + (belt[1] - belt[0]) * clamped(along / length);

/** Share of its half width that a vehicle has at its roof. */
function roofShare({ doors, height, rear }: ShapeSpec): number {
  if (doors === 'panel') return 0.86;
  if (doors === 'van' && height > 1_850) return 0.84;
  if (rear === 'open') return 0.8;
  return height > 1_600 ? 0.785 : 0.71;
}

/** Height of the line along the flank, below the windows. */
function creaseAt({ spec, crease }: ShapeVariant, along: number): number {
  const share = clamped(along / spec.length);
  const rearAxle = spec.frontAxle + spec.wheelbase;
  const drops = {
    straight: 115,
    wedge: 210 - 130 * share,
    haunch: 165 - 85 * bell(along - rearAxle, 620),
    wave: 110 + 70 * bell(along - spec.length / 2, 900),
    low: 330,
    double: 120,
    stepped: 140 + 60 * share,
    shoulder: 70,
  };
  return beltAt(spec, along) - drops[crease];
}

/** How far the body turns in above its shoulder, in millimeters. */
function turnIn({ spec }: ShapeVariant, along: number, up: number): number {
  const belt = beltAt(spec, along);
  const half = spec.width / 2;
  const shoulder = spec.doors === 'panel' || spec.style === 'work' ? 16 : 46;
  const rise = clamped((up - belt) / (spec.height - belt));
  const lean = half * (1 - roofShare(spec)) - shoulder;
  return shoulder * eased(belt - 40, belt + 70, up) + lean * (0.72 * rise + 0.28 * rise * rise);
}

/** How far the flank leans in between its crease and the windows, ever more, so that a lamp is mirrored along it. */
export function shoulderRoll(belt: number, crease: number, up: number): number {
  const foot = Math.max(crease, belt - 190);
  const rise = Math.min(up, belt) - foot;
  return rise <= 0 ? 0 : 0.03 * rise + (0.1 * rise * rise) / (belt - foot);
}

/** How far the flank is inside its widest line: barrel, crease, hollow above the sill, and tuck under it. */
function hollow(variant: ShapeVariant, along: number, up: number): number {
  const { spec } = variant;
  const crease = creaseAt(variant, along);
  const below = clamped((crease - up) / (crease - spec.sill));
  const isFlat = spec.style === 'work' || spec.style === 'offroad';
  const depth = isFlat ? 7 : 15;
  const step = up < crease ? depth * (1 - Math.exp((up - crease) / 80)) : (up - crease) * 0.05;
  const middle = spec.frontAxle + spec.wheelbase / 2;
  const line = spec.sill + 275 + (along - middle) * 0.03;
  const scoop = bell(up - line, isFlat ? 70 : 88) * (isFlat ? 13 : 26);
  const tuck = 70 * clamped((spec.sill + 170 - up) / 190) ** 2;
  const doors = 1 - eased(0.24, 0.46, Math.abs(along - middle) / spec.wheelbase);
  return step + shoulderRoll(beltAt(spec, along), crease, up) + 16 * below * below + scoop * doors + tuck;
}

/** Fenders around the wheels. */
function fenders({ spec }: ShapeVariant, along: number, up: number): number {
  const rearAxle = spec.frontAxle + spec.wheelbase;
  const around = bell(along - spec.frontAxle, 430) + bell(along - rearAxle, 470);
  return around * 17 * (1 - eased(spec.tire, beltAt(spec, along) + 60, up));
}

/** How much narrower nose and tail are. */
function taper({ spec }: ShapeVariant, along: number): number {
  const nose = clamped(1 - along / 1_200);
  const tail = clamped(1 - (spec.length - along) / 1_300);
  const isBoxy =
    spec.rear === 'bed' || spec.doors === 'panel' || spec.rear === 'box' || spec.rear === 'frame';
  return 1 - 0.045 * nose * nose - (isBoxy ? 0.008 : 0.05) * tail * tail;
}

/** Half the width of a body by the place behind its nose and the height, before its corners are rounded. */
export function halfWidths(variant: ShapeVariant): Field {
  const { length, height, width } = variant.spec;
  const half = width / 2 - 14;
  return fieldOf({ fromX: -200, toX: length + 200, fromY: 0, toY: height + 200 }, 12, (along, up) =>
    Math.max(
      100,
      (half - turnIn(variant, along, up) - hollow(variant, along, up) + fenders(variant, along, up)) *
        taper(variant, along),
    ),
  );
}
