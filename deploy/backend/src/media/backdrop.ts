import { vehicleBackdrops, type VehicleBackdrop } from '@forecourt/shared-contracts/tenant';

/**
 * The background of a vehicle picture: a bright studio in cool or in warm light, a dark studio, or the page
 * itself. A tenant's theme names the one that suits its palette.
 */
export const backdrops = vehicleBackdrops;

/** One of {@link backdrops}. */
export type Backdrop = VehicleBackdrop;

interface StudioTones {
  readonly glow: string;
  readonly wall: string;
  readonly edge: string;
  readonly horizon: string;
  readonly floor: string;
}

const tones: Record<Exclude<Backdrop, 'none'>, StudioTones> = {
  // Light blue: a third of all cars are black, gray, silver or white, and would be gray on gray.
  studio: { glow: '#f5f8fc', wall: '#e0e8f2', edge: '#c2cfe0', horizon: '#cfdae9', floor: '#e8eff8' },
  warm: { glow: '#faf6ef', wall: '#efe6d8', edge: '#ddd0bc', horizon: '#e3d8c6', floor: '#f4ede1' },
  // Bright enough behind the roofline that black paint keeps its outline.
  dark: { glow: '#868f99', wall: '#4c545d', edge: '#1b1f24', horizon: '#2a3037', floor: '#59626b' },
};

/** The glow of lamps above the picture of the dark studio, which end nowhere in it; uses the id `bl`. */
const ceilingGlow =
  '<radialGradient id="bl"><stop stop-color="#dfe9f5" stop-opacity=".34"/><stop offset=".35" stop-color="#dfe9f5" stop-opacity=".2"/><stop offset=".7" stop-color="#dfe9f5" stop-opacity=".05"/><stop offset="1" stop-color="#dfe9f5" stop-opacity="0"/></radialGradient><ellipse cx="320" cy="0" rx="370" ry="150" fill="url(#bl)"/>';

/** Separates dark paint and tires from a dark page; hardly visible on a white one. */
const floorGlow =
  '<radialGradient id="bw"><stop stop-color="#cfdceb" stop-opacity=".26"/><stop offset=".5" stop-color="#cfdceb" stop-opacity=".11"/><stop offset="1" stop-color="#cfdceb" stop-opacity="0"/></radialGradient><ellipse cx="320" cy="318" rx="320" ry="120" fill="url(#bw)"/>';

/**
 * Returns the full-bleed backdrop markup of a 640 by 480 picture; for `none` just a faint glow on the floor.
 * Uses the ids `bw`, `bf` and `bl`.
 */
export function backdropMarkup(backdrop: Backdrop): string {
  if (backdrop === 'none') return floorGlow;
  const { glow, wall, edge, horizon, floor } = tones[backdrop];
  return (
    `<radialGradient id="bw" gradientUnits="userSpaceOnUse" cx="320" cy="190" r="400"><stop stop-color="${glow}"/><stop offset=".55" stop-color="${wall}"/><stop offset="1" stop-color="${edge}"/></radialGradient>` +
    `<linearGradient id="bf" x2="0" y2="1"><stop stop-color="${horizon}" stop-opacity="0"/><stop offset=".25" stop-color="${horizon}"/><stop offset="1" stop-color="${floor}"/></linearGradient>` +
    '<path fill="url(#bw)" d="M0 0h640v480H0z"/><path fill="url(#bf)" d="M0 290h640v190H0z"/>' +
    (backdrop === 'dark' ? ceilingGlow : '')
  );
}

/** Returns a backdrop without a vehicle, as a complete SVG document. */
export function backdropPicture(backdrop: Backdrop): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 480">${backdropMarkup(backdrop)}</svg>`;
}

/**
 * Returns a soft contact shadow on the floor under `fromX..toX` at height `y`, plus the dark core between
 * tires. Uses the id `sh`.
 */
export function shadowMarkup(fromX: number, toX: number, y: number): string {
  const center = (fromX + toX) / 2;
  const reach = (toX - fromX) / 2;
  return (
    '<radialGradient id="sh"><stop stop-opacity=".9"/><stop offset=".72" stop-opacity=".6"/><stop offset="1" stop-opacity="0"/></radialGradient>' +
    `<ellipse cx="${center}" cy="${y + 2}" rx="${reach + 26}" ry="17" fill="url(#sh)" opacity=".4"/>` +
    `<ellipse cx="${center}" cy="${y}" rx="${reach - 16}" ry="6" fill="url(#sh)"/>`
  );
}
