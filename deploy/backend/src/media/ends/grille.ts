import type { GrilleForm } from '../shapes/drawn-shape.ts';
import { familyGrilles, type FamilyGrille } from './family-grilles.ts';
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
import type { EndArt } from './end-art.ts';

/** The grille of a car without a form of its own: six-sided, a wide bar between the lamps above an opening, a tall shield, two openings, or a slot. */
function plainGrille({ half, noseY, bumperY, nose }: EndArt): string {
  switch (nose % 5) {
    case 0: {
      const wide = half * 0.46;
      return (
        opening(hexGrille(wide, noseY + 14, noseY + 60), brightFrame) +
        bars(slats(wide * 0.8, [noseY + 22, noseY + 58], 7)) +
        emblem(noseY + 34)
      );
    }
    case 1:
      return (
        opening(wedge([half * 0.7, half * 0.6], noseY + 18, noseY + 42), darkFrame) +
        `<path d="${slats(half * 0.64, [noseY + 30, noseY + 31], 9)}" stroke="url(#k)" stroke-width="4"/><path d="${slats(half * 0.64, [noseY + 30, noseY + 31], 9)}" stroke="#c3cad0" stroke-width="3"/>` +
        // Without this opening below it, the bar is the face of an electric vehicle.
        opening(wedge([half * 0.5, half * 0.6], noseY + 54, bumperY - 16), darkFrame) +
        bars(slats(half * 0.48, [noseY + 62, bumperY - 20], 8))
      );
    case 2:
      return (
        opening(wedge([half * 0.4, half * 0.3], noseY + 14, bumperY - 30), brightFrame) +
        bars(slats(half * 0.33, [noseY + 24, bumperY - 34], 8))
      );
    case 3:
      return (
        opening(wedge([half * 0.44, half * 0.4], noseY + 16, noseY + 26), darkFrame) +
        opening(wedge([half * 0.56, half * 0.44], noseY + 42, bumperY - 28), darkFrame) +
        bars(slats(half * 0.46, [noseY + 52, bumperY - 32], 8))
      );
    default:
      return (
        opening(wedge([half * 0.5, half * 0.44], noseY + 24, noseY + 38), brightFrame) + emblem(noseY + 30)
      );
  }
}

/** Seven upright slots between round lamps. */
export function sevenSlots(half: number, top: number, height: number): string {
  const step = half * 0.125;
  const slot = (place: number): string =>
    `<rect x="${Math.round(place * step - step * 0.3)}" y="${top}" width="${Math.round(step * 0.6)}" height="${height}" rx="5"/>`;
  return `<g fill="#0f1214" stroke="#343b40">${[-3, -2, -1, 0, 1, 2, 3].map(slot).join('')}</g>`;
}

const ownGrilles: Readonly<Record<Exclude<GrilleForm, FamilyGrille>, DrawnGrille>> = {
  octagon: (half, top, bottom) => {
    const [wide, cut, low] = [Math.round(half * 0.54), Math.round(half * 0.1), bottom - 2];
    const path = `M${cut - wide} ${top + 16}H${wide - cut}L${wide} ${top + 34}V${low - 26}L${wide - 2 * cut} ${low}H${2 * cut - wide}L${-wide} ${low - 26}V${top + 34}Z`;
    return (
      opening(path, brightFrame) +
      bars(slats(wide - 8, [top + 32, low - 18], 10)) +
      line([-3, -2, -1, 1, 2, 3].map((at) => `M${at * 22} ${top + 20}V${low - 6}`).join(''), 2, '#4a5258') +
      emblem(top + 30)
    );
  },
  kidney: (half, top) => {
    const wide = Math.round(half * 0.36);
    return [-1, 1]
      .map(
        (side) =>
          `<path d="M${side * 5} ${top + 14}H${side * (wide - 6)}L${side * wide} ${top + 26}L${side * (wide - 8)} ${top + 62}H${side * 12}L${side * 5} ${top + 52}Z" fill="#0f1214" stroke="${brightFrame}" stroke-width="4"/>`,
      )
      .join('');
  },
  spindle: (half, top, bottom) => {
    const [wide, waist, low] = [half * 0.36, half * 0.24, half * 0.5].map(Math.round) as [
      number,
      number,
      number,
    ];
    const middle = top + (bottom - top) * 0.36;
    return (
      opening(
        `M${-wide} ${top + 12}H${wide}L${waist} ${middle}L${low} ${bottom}H${-low}L${-waist} ${middle}Z`,
        '#8b949b',
      ) + bars(slats(waist - 4, [top + 20, bottom - 4], 7))
    );
  },
  vee: (half, top, bottom) => {
    const [wide, low] = [Math.round(half * 0.46), Math.round(half * 0.24)];
    return (
      opening(wedge([half * 0.48, half * 0.3], top + 12, bottom - 6), darkFrame) +
      bars(slats(half * 0.3, [top + 22, bottom - 12], 12)) +
      line(`M${-wide} ${top + 12}L${-low} ${bottom - 14}H${low}L${wide} ${top + 12}`, 8)
    );
  },
  shield: (half, top, bottom) => {
    const inner = Math.round(half * 0.3);
    return (
      opening(wedge([half * 0.44, half * 0.3], top + 12, top + 44), darkFrame) +
      opening(wedge([half * 0.3, half * 0.46], top + 52, bottom), darkFrame) +
      bars(slats(half * 0.3, [top + 20, top + 42], 7)) +
      [-1, 1]
        .map((side) =>
          line(
            `M${side * half * 0.86} ${top + 26}H${side * (inner + 14)}L${side * inner} ${top + 48}L${side * half * 0.54} ${bottom}`,
            8,
          ),
        )
        .join('')
    );
  },
  wing: (half, top, bottom) => {
    const [wide, low, end] = [half * 0.42, half * 0.24, bottom - 14].map(Math.round) as [
      number,
      number,
      number,
    ];
    return (
      opening(
        `M${-wide} ${top + 12}H${wide}L${wide - 6} ${top + 40}L${low} ${end}H${-low}L${6 - wide} ${top + 40}Z`,
        darkFrame,
      ) +
      bars(slats(half * 0.26, [top + 22, end - 4], 6)) +
      line(
        `M${-wide - 14} ${top + 22}L${6 - wide} ${top + 42}L${-low} ${end}H${low}L${wide - 6} ${top + 42}L${wide + 14} ${top + 22}`,
        5,
      ) +
      emblem(top + 34)
    );
  },
  mesh: (half, top, bottom) => {
    const [wide, low] = [Math.round(half * 0.5), bottom - 6];
    const grid = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map(
      (at) => `M${Math.round((at * wide) / 5)} ${top + 14}V${low}`,
    );
    return (
      opening(`M${-wide} ${top + 12}H${wide}L${wide - 8} ${low}H${8 - wide}Z`, brightFrame) +
      line(grid.join('') + slats(wide - 8, [top + 26, low - 6], 13), 2.4, '#8b949b')
    );
  },
  trapeze: (half, top, bottom) =>
    opening(wedge([half * 0.42, half * 0.46], top + 12, top + 26), darkFrame) +
    emblem(top + 17) +
    opening(wedge([half * 0.4, half * 0.62], top + 36, bottom), '#5d666d') +
    bars(slats(half * 0.42, [top + 46, bottom - 4], 8)),
  tall: (half, top, bottom) =>
    opening(hexGrille(half * 0.5, top + 12, bottom - 14), '#5d666d') +
    bars(slats(half * 0.4, [top + 24, bottom - 20], 9)) +
    emblem(top + 38),
  double: (half, top, bottom) =>
    opening(wedge([half * 0.5, half * 0.48], top + 12, top + 26), darkFrame) +
    line(`M${-half * 0.5} ${top + 33}H${half * 0.5}`, 7) +
    opening(wedge([half * 0.5, half * 0.38], top + 40, bottom - 4), darkFrame) +
    bars(slats(half * 0.38, [top + 50, bottom - 8], 8)) +
    emblem(top + 33),
  slots: (half, top) => sevenSlots(half, top + 12, 34),
};

const grilles: Readonly<Record<GrilleForm, DrawnGrille>> = { ...ownGrilles, ...familyGrilles };

/** The grille of a car: its model's own, or one that its nose picks. */
export function grilleMarkup(art: EndArt): string {
  const { grille, half, noseY, bumperY } = art;
  if (grille === undefined) return plainGrille(art);
  const markup = grilles[grille](half, noseY, bumperY - 20);
  return markup.replaceAll(/\d+\.\d{2,}/g, (text) => String(Math.round(Number(text))));
}
