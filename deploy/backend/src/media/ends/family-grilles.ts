import type { GrilleForm } from '../shapes/drawn-shape.ts';
import {
  bars,
  brightFrame,
  darkFrame,
  emblem,
  hexGrille,
  line,
  opening,
  slats,
  wedge,
  type DrawnGrille,
} from './grille-parts.ts';

/** Grilles of makes whose models have their face in common. */
export type FamilyGrille = Extract<
  GrilleForm,
  | 'tiger'
  | 'bars'
  | 'star'
  | 'waterfall'
  | 'delta'
  | 'crosshair'
  | 'slash'
  | 'bold'
  | 'frame'
  | 'gate'
  | 'low'
  | 'cascade'
  | 'crossbar'
  | 'rail'
>;

/** Below a grille, the intake across the lower part of the nose. */
const intake = (half: number, top: number, bottom: number): string =>
  opening(wedge([half * 0.56, half * 0.64], top, bottom), darkFrame) +
  bars(slats(half * 0.54, [top + 8, bottom - 4], 8));

/** Upright bars between two heights, so many to each side. */
const uprights = (half: number, [top, bottom]: readonly [number, number], count: number): string =>
  Array.from({ length: 2 * count + 1 }, (_, index) => {
    const x = Math.round(((index - count) * half) / (count + 0.5));
    return `M${x} ${top}V${bottom}`;
  }).join('');

/** A wide opening, narrower in its middle. */
function tiger(half: number, top: number, bottom: number): string {
  const [wide, low] = [Math.round(half * 0.66), top + 34];
  return (
    opening(
      `M${-wide} ${top + 8}H-26L-16 ${top + 14}H16L26 ${top + 8}H${wide}L${wide - 12} ${low}H28L18 ${low - 6}H-18L-28 ${low}H${12 - wide}Z`,
      '#8b949b',
    ) +
    bars(slats(wide - 16, [top + 16, low - 3], 6)) +
    intake(half, top + 54, bottom)
  );
}

/** A large six-sided opening with bright bars. */
function barred(half: number, top: number, bottom: number): string {
  const low = bottom - 14;
  const step = (low - top - 16) / 3;
  const heights = [0.6, 1.5, 2.4].map((at) => Math.round(top + 14 + at * step));
  return (
    opening(hexGrille(half * 0.6, top + 10, low), brightFrame) +
    heights.map((y) => line(`M${-half * 0.5} ${y}H${half * 0.5}`, 5, '#a9b1b8')).join('')
  );
}

/** A wide bowl with an emblem between two blades. */
function star(half: number, top: number, bottom: number): string {
  const [wide, low, end] = [half * 0.5, half * 0.4, bottom - 26].map(Math.round) as [number, number, number];
  const middle = Math.round((top + end) / 2) + 4;
  return (
    opening(
      `M${-wide} ${top + 16}Q0 ${top + 6} ${wide} ${top + 16}L${low} ${end}Q0 ${end + 8} ${-low} ${end}Z`,
      brightFrame,
    ) +
    line(`M${-wide + 6} ${middle}H${wide - 6}`, 6, '#c3cad0') +
    `<circle cy="${middle}" r="17" fill="#0f1214" stroke="${brightFrame}" stroke-width="4"/>`
  );
}

/** A low bowl with upright bars. */
function waterfall(half: number, top: number, bottom: number): string {
  const [wide, low, from] = [half * 0.62, half * 0.46, top + 30].map(Math.round) as [number, number, number];
  return (
    opening(
      `M${-wide} ${from}H${wide}Q${wide} ${bottom - 20} ${low} ${bottom - 8}H${-low}Q${-wide} ${bottom - 20} ${-wide} ${from}Z`,
      brightFrame,
    ) +
    line(uprights(low, [from + 6, bottom - 14], 6), 2.4, '#8b949b') +
    line(`M${-wide} ${from + 12}H${wide}`, 5)
  );
}

/** A narrow shield that points down, between two low openings. */
function delta(half: number, top: number, bottom: number): string {
  const wide = Math.round(half * 0.25);
  const side = (sign: 1 | -1): string =>
    opening(
      `M${sign * half * 0.22} ${bottom - 26}L${sign * half * 0.66} ${bottom - 40}L${sign * half * 0.7} ${bottom}H${sign * half * 0.2}Z`,
      darkFrame,
    );
  return (
    side(1) +
    side(-1) +
    opening(
      `M${-wide} ${top + 8}Q0 ${top} ${wide} ${top + 8}Q${wide - 4} ${top + 40} 0 ${bottom - 4}Q${4 - wide} ${top + 40} ${-wide} ${top + 8}Z`,
      brightFrame,
    ) +
    bars(slats(wide * 0.6, [top + 20, top + 50], 8))
  );
}

/** The forms by name. */
export const familyGrilles: Readonly<Record<FamilyGrille, DrawnGrille>> = {
  tiger,
  bars: barred,
  star,
  waterfall,
  delta,
  crosshair: (half, top, bottom) =>
    opening(wedge([half * 0.7, half * 0.62], top + 10, top + 46), '#5d666d') +
    line(`M${-half * 0.62} ${top + 28}H${half * 0.62}M0 ${top + 12}V${top + 44}`, 8, '#5d666d') +
    intake(half, top + 66, bottom),
  slash: (half, top, bottom) => {
    const [wide, low] = [Math.round(half * 0.36), bottom - 22];
    return (
      opening(wedge([wide, wide - 6], top + 12, low), brightFrame) +
      line(uprights(wide - 6, [top + 16, low - 4], 4), 2.4, '#5d666d') +
      line(`M${4 - wide} ${top + 16}L${wide - 8} ${low - 4}`, 7)
    );
  },
  bold: (half, top, bottom) => {
    const [wide, low] = [Math.round(half * 0.58), bottom - 8];
    return (
      opening(
        `M${20 - wide} ${top + 6}H${wide - 20}L${wide} ${top + 22}V${low - 18}L${wide - 16} ${low}H${16 - wide}L${-wide} ${low - 18}V${top + 22}Z`,
        brightFrame,
      ) + line(slats(wide - 8, [top + 30, low - 16], 22), 9, '#7d858c')
    );
  },
  frame: (half, top, bottom) => {
    const [wide, low] = [Math.round(half * 0.46), bottom - 12];
    return (
      opening(
        `M${22 - wide} ${top + 12}H${wide - 22}L${wide} ${top + 34}V${low - 28}L${wide - 26} ${low}H${26 - wide}L${-wide} ${low - 28}V${top + 34}Z`,
        brightFrame,
      ) + line(`M${-wide} ${Math.round((top + low) / 2) + 8}H${wide}`, 10, '#8b949b')
    );
  },
  gate: (half, top, bottom) =>
    opening(
      `M${-half * 0.56} ${top + 8}H${half * 0.56}L${half * 0.52} ${top + 36}H${-half * 0.52}Z`,
      '#5d666d',
    ) +
    line(slats(half * 0.5, [top + 16, top + 32], 7), 2.4, '#7d858c') +
    opening(wedge([half * 0.72, half * 0.66], bottom - 22, bottom), darkFrame),
  low: (half, _top, bottom) => {
    const side = (sign: 1 | -1): string =>
      opening(
        `M${sign * half * 0.46} ${bottom - 44}L${sign * half * 0.86} ${bottom - 52}L${sign * half * 0.84} ${bottom - 8}L${sign * half * 0.5} ${bottom}Z`,
        darkFrame,
      ) + line(`M${sign * half * 0.5} ${bottom - 28}L${sign * half * 0.82} ${bottom - 34}`, 4, '#dfe8ee');
    return (
      side(1) +
      side(-1) +
      opening(wedge([half * 0.4, half * 0.44], bottom - 42, bottom), darkFrame) +
      bars(slats(half * 0.38, [bottom - 32, bottom - 4], 8))
    );
  },
  cascade: (half, top, bottom) => {
    const [wide, low] = [Math.round(half * 0.72), bottom - 4];
    const middle = Math.round((top + low) / 2);
    return (
      opening(
        `M${40 - wide} ${top + 14}H${wide - 40}L${wide} ${middle}L${wide - 34} ${low}H${34 - wide}L${-wide} ${middle}Z`,
        darkFrame,
      ) +
      line(
        slats(wide - 34, [top + 26, low - 6], 14) + uprights(wide - 30, [top + 18, low - 4], 4),
        2.6,
        '#6d757c',
      )
    );
  },
  crossbar: (half, top, bottom) =>
    opening(hexGrille(half * 0.44, top + 12, top + 58), '#8b949b') +
    bars(slats(half * 0.34, [top + 20, top + 56], 8)) +
    line(`M${-half * 0.42} ${top + 30}H${half * 0.42}`, 6) +
    emblem(top + 30) +
    opening(wedge([half * 0.42, half * 0.52], bottom - 22, bottom), darkFrame),
  rail: (half, top, bottom) =>
    opening(wedge([half * 0.6, half * 0.58], top + 12, top + 24), darkFrame) +
    line(`M${-half * 0.6} ${top + 28}H${half * 0.6}`, 4) +
    opening(
      `M${-half * 0.66} ${bottom - 42}H${half * 0.66}L${half * 0.76} ${bottom}H${-half * 0.76}Z`,
      darkFrame,
    ) +
    bars(slats(half * 0.62, [bottom - 34, bottom - 4], 9)),
};

const lowGrilles: readonly GrilleForm[] = ['tiger', 'bars', 'crosshair', 'low', 'cascade', 'rail'];

/** Whether a grille reaches down to the lip of the bumper. */
export const isLow = (grille: GrilleForm): boolean => lowGrilles.includes(grille);
