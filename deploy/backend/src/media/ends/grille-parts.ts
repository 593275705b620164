import { straight, symmetric } from './symmetric.ts';

/** A grille between two heights of a nose of a half width. */
export type DrawnGrille = (half: number, top: number, bottom: number) => string;

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
export const wedge = ([upper, lower]: readonly [number, number], top: number, bottom: number): string =>
  `M${-upper} ${top}H${upper}L${lower} ${bottom}H${-lower}Z`.replaceAll(/\d+\.\d+/g, (text) =>
    String(Math.round(Number(text))),
  );

/** An opening with its frame in a color. */
export const opening = (path: string, frame: string): string =>
  `<path d="${path}" fill="#0f1214" stroke="${frame}" stroke-width="3"/>`;

/** Thin dark bars. */
export const bars = (path: string): string => `<path d="${path}" stroke="#4a5258" stroke-width="2"/>`;

/** The emblem of no make in particular. */
export const emblem = (y: number): string =>
  `<path d="M-13 ${y}L0 ${y - 6}L13 ${y}L0 ${y + 9}Z" fill="url(#k)" stroke="#3a4046"/>`;

/** Bright metal. */
export const brightFrame = 'url(#k)';
/** Unpainted plastic. */
export const darkFrame = '#343b40';

/** A line of a width, in bright metal unless in another color. */
export const line = (path: string, width: number, stroke = brightFrame): string =>
  `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;
