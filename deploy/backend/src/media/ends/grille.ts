import type { EndArt } from './end-art.ts';
import { straight, symmetric } from './symmetric.ts';

/** Horizontal bars between two heights. */
export const slats = (half: number, [from, to]: readonly [number, number], step: number): string => {
  let path = '';
  for (let y = from; y < to; y += step) path += `M${-Math.round(half)} ${Math.round(y)}H${Math.round(half)}`;
  return path;
};

/** A grille that is widest above its middle. */
export function hexGrille(half: number, top: number, bottom: number): string {
  const middle = top + (bottom - top) * 0.42;
  return symmetric(top, [
    straight([0, top], [half * 0.9, top]),
    [half * 0.98, top, half * 1.02, middle - 6, half, middle],
    [half * 0.94, bottom - 8, half * 0.84, bottom, half * 0.76, bottom],
    straight([half * 0.76, bottom], [0, bottom]),
  ]);
}

/** A grille with straight edges, from one half width at its upper edge to another at its lower one. */
const wedge = ([upper, lower]: readonly [number, number], top: number, bottom: number): string =>
  `M${-upper} ${top}H${upper}L${lower} ${bottom}H${-lower}Z`.replaceAll(/\d+\.\d+/g, (text) =>
    String(Math.round(Number(text))),
  );

const opening = (path: string, frame: string): string =>
  `<path d="${path}" fill="#0f1214" stroke="${frame}" stroke-width="3"/>`;

const bars = (path: string): string => `<path d="${path}" stroke="#4a5258" stroke-width="2"/>`;

/** The emblem of no make in particular. */
const emblem = (y: number): string =>
  `<path d="M-13 ${y}L0 ${y - 6}L13 ${y}L0 ${y + 9}Z" fill="url(#k)" stroke="#3a4046"/>`;

const chrome = 'url(#k)';
const dark = '#343b40';

/** The grille of a car: six-sided, a wide bar between the lamps, a tall shield, two openings, or a slot. */
export function saloonGrille({ half, noseY, bumperY, nose }: EndArt): string {
  switch (nose % 5) {
    case 0: {
      const wide = half * 0.46;
      return (
        opening(hexGrille(wide, noseY + 14, noseY + 60), chrome) +
        bars(slats(wide * 0.8, [noseY + 22, noseY + 58], 7)) +
        emblem(noseY + 34)
      );
    }
    case 1:
      return (
        opening(wedge([half * 0.7, half * 0.6], noseY + 18, noseY + 42), dark) +
        `<path d="${slats(half * 0.64, [noseY + 30, noseY + 31], 9)}" stroke="url(#k)" stroke-width="4"/><path d="${slats(half * 0.64, [noseY + 30, noseY + 31], 9)}" stroke="#c3cad0" stroke-width="3"/>`
      );
    case 2:
      return (
        opening(wedge([half * 0.4, half * 0.3], noseY + 14, bumperY - 30), chrome) +
        bars(slats(half * 0.33, [noseY + 24, bumperY - 34], 8))
      );
    case 3:
      return (
        opening(wedge([half * 0.44, half * 0.4], noseY + 16, noseY + 26), dark) +
        opening(wedge([half * 0.56, half * 0.44], noseY + 42, bumperY - 28), dark) +
        bars(slats(half * 0.46, [noseY + 52, bumperY - 32], 8))
      );
    default:
      return opening(wedge([half * 0.5, half * 0.44], noseY + 24, noseY + 38), chrome) + emblem(noseY + 30);
  }
}
