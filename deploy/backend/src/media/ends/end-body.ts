import { shadowMarkup } from '../backdrop.ts';
import type { PaintShades } from '../paint.ts';
import type { EndArt } from './end-art.ts';
import { both, straight, symmetric } from './symmetric.ts';

/** Height of the floor in front and rear views. */
export const endGroundY = 404;

/**
 * Gradients of both end views: `p` body, `h` upward-facing surfaces, `e` turning sides, `g` glass, `l` red
 * lens, `k` bright metal.
 */
export function endDefs(art: EndArt, paint: PaintShades): string {
  return (
    `<linearGradient id="p" gradientUnits="userSpaceOnUse" x1="0" y1="${art.roofY}" x2="0" y2="${art.bumperY}"><stop stop-color="${paint.light}"/><stop offset=".3" stop-color="${paint.base}"/><stop offset=".52" stop-color="${paint.light}"/><stop offset=".66" stop-color="${paint.base}"/><stop offset="1" stop-color="${paint.deep}"/></linearGradient>` +
    `<linearGradient id="h" x2="0" y2="1"><stop stop-color="${paint.shade}"/><stop offset=".3" stop-color="${paint.base}"/><stop offset=".55" stop-color="${paint.light}"/><stop offset=".72" stop-color="${paint.glint}"/><stop offset="1" stop-color="${paint.light}"/></linearGradient>` +
    `<linearGradient id="e"><stop stop-opacity=".5"/><stop offset=".16" stop-opacity="0"/><stop offset=".84" stop-opacity="0"/><stop offset="1" stop-opacity=".5"/></linearGradient>` +
    '<linearGradient id="g" x2="0" y2="1"><stop stop-color="#93a6b5"/><stop offset=".5" stop-color="#62737f"/><stop offset="1" stop-color="#35414a"/></linearGradient>' +
    '<linearGradient id="l" x2="0" y2="1"><stop stop-color="#e5252b"/><stop offset="1" stop-color="#62050c"/></linearGradient>' +
    '<linearGradient id="k" x2="0" y2="1"><stop stop-color="#fafbfc"/><stop offset=".5" stop-color="#b9c0c6"/><stop offset="1" stop-color="#7d858c"/></linearGradient>'
  );
}

/** Shadow, tires and the dark area under the car. */
export function standing(art: EndArt): string {
  const { half, tyreWidth, tyreHeight, bumperY } = art;
  const inner = half - tyreWidth - 5;
  const top = endGroundY - tyreHeight;
  const tread = Array.from({ length: 4 }, (_, index) => inner + ((index + 1) * tyreWidth) / 5)
    .map((x) => `M${Math.round(x)} ${bumperY - 10}V${endGroundY - 3}`)
    .join('');
  return (
    shadowMarkup(-half, half, endGroundY) +
    `<path d="M${-inner} ${bumperY - 30}H${inner}V${endGroundY - 14}L${inner - 14} ${endGroundY - 8}H${14 - inner}L${-inner} ${endGroundY - 14}Z" fill="#0a0b0d"/>` +
    both(
      `<rect x="${inner}" y="${top}" width="${tyreWidth}" height="${tyreHeight}" rx="9" fill="#1b1d20"/><path d="${tread}" stroke="#050607" stroke-width="2"/><path d="M${inner + tyreWidth - 3} ${bumperY - 10}V${endGroundY - 8}" stroke="#4a4f54" stroke-width="1.5"/>`,
    )
  );
}

/** Outline of roof and pillars down to the belt. */
export function cabinPath({ half, roofHalf, roofY, beltY }: EndArt): string {
  return symmetric(roofY, [
    [roofHalf * 0.55, roofY, roofHalf * 0.86, roofY + 2, roofHalf, roofY + 11],
    [roofHalf + 12, roofY + 26, half - 22, beltY - 24, half - 9, beltY + 6],
    straight([half - 9, beltY + 6], [half - 9, beltY + 20]),
    straight([half - 9, beltY + 20], [0, beltY + 20]),
  ]);
}

/** Outline from the belt down to the bumper. */
export function lowerPath({ half, beltHalf, beltY, bumperY }: EndArt): string {
  return symmetric(beltY, [
    straight([0, beltY], [beltHalf, beltY]),
    [half - 16, beltY, half - 4, beltY + 10, half - 1, beltY + 34],
    [half + 3, beltY + 70, half + 3, bumperY - 50, half - 2, bumperY - 16],
    [half - 6, bumperY, half - 18, bumperY, half - 30, bumperY],
    straight([half - 30, bumperY], [0, bumperY]),
  ]);
}

/** Glass between the pillars, `inset` from the outline. */
export function screenPath({ roofHalf, beltHalf, glassTopY, beltY }: EndArt, inset: number): string {
  const top = roofHalf - inset * 0.6;
  const foot = beltHalf - inset;
  return symmetric(glassTopY, [
    [top * 0.5, glassTopY, top * 0.8, glassTopY + 1, top - 4, glassTopY + 5],
    [top + 2, glassTopY + 14, foot, beltY - 20, foot + 4, beltY - 4],
    [foot * 0.6, beltY + 2, foot * 0.3, beltY + 3, 0, beltY + 3],
  ]);
}

/** Painted shell: cabin and lower body with volume. */
export function shell(art: EndArt, paint: PaintShades): string {
  const lower = lowerPath(art);
  const cabin =
    art.top === 'open'
      ? ''
      : `<path d="${cabinPath(art)}" fill="url(#p)" stroke="${paint.shade}" stroke-width="3"/><path d="M${-art.roofHalf + 14} ${art.roofY + 5}Q0 ${art.roofY - 1} ${art.roofHalf - 14} ${art.roofY + 5}" fill="none" stroke="${paint.glint}" stroke-width="3" stroke-linecap="round"/>`;
  return `${cabin}<path d="${lower}" fill="url(#p)"/><path d="${lower}" fill="url(#e)"/>`;
}

/** Door mirrors next to the cabin. */
export function mirrors(art: EndArt, paint: PaintShades): string {
  const { half, beltY } = art;
  const isTall = art.face === 'van' || art.face === 'truck';
  const [width, height] = isTall ? [24, 40] : [32, 20];
  const [x, y] = [isTall ? half - 2 : half - 10, beltY - height + (isTall ? 4 : 6)];
  return both(
    `<path d="M${half - 20} ${beltY + 2}L${x + 4} ${y + height - 8}L${x + 10} ${y + height - 1}L${half - 12} ${beltY + 12}Z" fill="#15181a"/><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="8" fill="${paint.base}" stroke="${paint.seam}"/><path d="M${x + 6} ${y + 3}h${width - 14}" stroke="${paint.glint}" stroke-width="2.5" stroke-linecap="round"/><path d="M${x + 3} ${y + height - 4}h${width - 8}" stroke="${paint.deep}" stroke-width="2" stroke-linecap="round"/>`,
  );
}

/** Rails, clearance lights or the square box above a cab. */
export function topMarkup({ top, roofHalf, roofY, half }: EndArt): string {
  switch (top) {
    case 'rails':
      return both(
        `<path d="M${roofHalf - 12} ${roofY + 8}v-6q0-4 4-4h3q4 0 4 5v9z" fill="url(#k)" stroke="#555d64" stroke-width=".8"/>`,
      );
    case 'lamps':
      return [-64, -22, 0, 22, 64]
        .map(
          (x) =>
            `<path d="M${x - 8} ${roofY + 3}l3-8h10l3 8z" fill="#f59a2c" stroke="#8a4f0a" stroke-width=".8"/>`,
        )
        .join('');
    case 'box':
      return (
        '<linearGradient id="x" x2="0" y2="1"><stop stop-color="#fdfefe"/><stop offset="1" stop-color="#c3cad0"/></linearGradient>' +
        `<path d="M${-half - 22} 78q0-10 10-10H${half + 12}q10 0 10 10V352H${-half - 22}Z" fill="url(#x)" stroke="#8d969e"/><path d="M${-half - 22} 84H${half + 22}M${-half - 14} 84V352M${half + 14} 84V352" fill="none" stroke="#a9b1b8" stroke-width="2"/><path d="M-96 76h12M-20 76h12M8 76h12M84 76h12" stroke="#f08c2a" stroke-width="4"/>`
      );
    default:
      return '';
  }
}
