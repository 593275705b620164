import type { ShapeVariant } from '@forecourt/backend/media/index.ts';

type Finish = ShapeVariant['finish'];

interface AeroInks {
  readonly disc: string;
  readonly blade: string;
  readonly edge: string;
}

const inks: Readonly<Record<Finish, AeroInks>> = {
  bright: { disc: '#8d949a', blade: '#d6dbde', edge: '#eef1f3' },
  machined: { disc: '#3d4348', blade: '#d6dbde', edge: '#eef1f3' },
  dark: { disc: '#3f454a', blade: '#a3aaaf', edge: '#d2d7da' },
};

const blades = 5;

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** A place by its share of the radius and its angle in degrees. */
function placeAt(radius: number, degrees: number): string {
  const turn = (degrees * Math.PI) / 180;
  return `${rounded(radius * Math.cos(turn))} ${rounded(radius * Math.sin(turn))}`;
}

const around = (draw: (degrees: number) => string): string =>
  Array.from({ length: blades }, (_, index) => draw((index * 360) / blades - 90)).join('');

/**
 * Returns the markup of a wheel that is nearly closed for less air resistance: blades on a disc, with slots and shallow cuts between
 * them, the edge of the rim and the hub; centered on the origin, with the radius of its rim.
 */
export function aeroFace(finish: Finish, rim: number): string {
  const { disc, blade, edge } = inks[finish];
  const at = (share: number, degrees: number): string => placeAt(share * rim, degrees);
  const outer = rounded(0.91 * rim);
  const bladePath = around(
    (turn) =>
      `M${at(0.27, turn - 25)}L${at(0.91, turn - 14)}A${outer} ${outer} 0 0 1 ${at(0.91, turn + 27)}L${at(0.27, turn + 22)}Z`,
  );
  const slots = around(
    (turn) =>
      `M${at(0.46, turn + 34)}L${at(0.9, turn + 31)}A${outer} ${outer} 0 0 1 ${at(0.9, turn + 54)}L${at(0.6, turn + 42)}Z`,
  );
  const cuts = around((turn) => `M${at(0.4, turn + 1)}L${at(0.88, turn + 7)}`);
  const lit = around((turn) => `M${at(0.29, turn - 24)}L${at(0.9, turn - 13)}`);
  return (
    `<circle r="${rounded(0.97 * rim)}" fill="${disc}"/>` +
    `<path d="${bladePath}" fill="${blade}"/>` +
    `<path d="${slots}" fill="#0d0f11"/>` +
    `<path d="${cuts}" fill="none" stroke="#1d2124" stroke-width="${rounded(0.035 * rim)}"/>` +
    `<path d="${lit}" fill="none" stroke="${edge}" stroke-width="${rounded(0.022 * rim)}"/>` +
    `<circle r="${rounded(0.965 * rim)}" fill="none" stroke="${edge}" stroke-width="${rounded(0.05 * rim)}"/>` +
    `<circle r="${rounded(0.2 * rim)}" fill="#2a2f33" stroke="${blade}" stroke-width="${rounded(0.035 * rim)}"/>` +
    `<circle r="${rounded(0.1 * rim)}" fill="${blade}"/>`
  );
}
