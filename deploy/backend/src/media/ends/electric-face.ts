import type { GrilleForm } from '../shapes/drawn-shape.ts';
import type { PaintShades } from '../paint.ts';
import type { EndArt } from './end-art.ts';
import { plate } from './front-plate.ts';
import { slats } from './grille-parts.ts';
import { lampMarkup } from './lamps.ts';
import { straight, symmetric } from './symmetric.ts';

const panelBlack = '#15191c';
const rim = '#8b949b';

type Panel = (half: number, top: number) => string;

/** The frame of a grille that a make keeps on electric vehicles, around a closed panel. */
const closedPanels: Readonly<Partial<Record<GrilleForm, Panel>>> = {
  kidney: (half, top) => {
    const wide = Math.round(half * 0.3);
    return [-1, 1]
      .map(
        (side) =>
          `<path d="M${side * 4} ${top + 12}H${side * (wide - 6)}L${side * wide} ${top + 22}L${side * (wide - 8)} ${top + 54}H${side * 11}L${side * 4} ${top + 46}Z" fill="${panelBlack}" stroke="${rim}" stroke-width="3.5"/>`,
      )
      .join('');
  },
  octagon: (half, top) => {
    const [wide, cut] = [Math.round(half * 0.44), Math.round(half * 0.09)];
    return (
      `<path d="M${cut - wide} ${top + 12}H${wide - cut}L${wide} ${top + 26}V${top + 44}L${wide - 2 * cut} ${top + 64}H${2 * cut - wide}L${-wide} ${top + 44}V${top + 26}Z" fill="${panelBlack}" stroke="${rim}" stroke-width="3"/>` +
      `<path d="${slats(wide - 14, [top + 32, top + 58], 11)}" stroke="#3a4248" stroke-width="2.5"/>`
    );
  },
};

/** The opening at the foot of the nose, wide and low or narrower and deeper by the nose, and the lip below. */
function lowerIntake({ half, bumperY, bumper, nose }: EndArt): string {
  if (bumper === 'plastic') return '';
  const isWide = nose % 2 === 1;
  const [high, low] = [bumperY - (isWide ? 52 : 60), bumperY - 30];
  const [top, side, foot] = (isWide ? [0.6, 0.68, 0.6] : [0.44, 0.5, 0.4]).map((share) => half * share) as [
    number,
    number,
    number,
  ];
  const intake = symmetric(high, [
    straight([0, high], [top, high]),
    straight([top, high], [side, high + 8]),
    straight([side, high + 8], [foot, low]),
    straight([foot, low], [0, low]),
  ]);
  const lip = symmetric(bumperY - 14, [
    straight([0, bumperY - 14], [half * 0.84, bumperY - 14]),
    [half * 0.9, bumperY - 8, half * 0.88, bumperY + 3, half * 0.8, bumperY + 3],
    straight([half * 0.8, bumperY + 3], [0, bumperY + 3]),
  ]);
  const lower = bumper === 'skid' ? '' : `<path d="${lip}" fill="#1f2326"/>`;
  return `<path d="${intake}" fill="#0e1113"/><path d="${slats(top - 8, [high + 9, low - 3], 9)}" stroke="#2c3236" stroke-width="2"/>${lower}`;
}

/** The gaps of the bumper: around a panel between the lamps on every second nose, a line from lamp to lamp on others. */
function shutLines({ half, noseY, bumperY, nose }: EndArt, { seam }: PaintShades): string {
  const [wide, foot, low] = [0.5, 0.42, 0.34].map((share) => Math.round(half * share)) as [
    number,
    number,
    number,
  ];
  const middle = Math.round(noseY * 0.45 + bumperY * 0.55) - 20;
  const path =
    nose % 2 === 1
      ? `M${-wide} ${noseY + 30}L${-foot} ${bumperY - 74}L${-low} ${bumperY - 66}H${low}L${foot} ${bumperY - 74}L${wide} ${noseY + 30}`
      : `M${-wide} ${middle - 6}Q0 ${middle + 6} ${wide} ${middle - 6}`;
  return `<path d="${path}" fill="none" stroke="${seam}" stroke-width="1.8"/>`;
}

/** A nose without openings between its lamps: a closed panel in the form of the make's grille, or paint with its gaps. */
export function electricFace(art: EndArt, paint: PaintShades): string {
  const { half, noseY, bumperY, bumper, grille } = art;
  const panel = bumper === 'band' || !grille ? undefined : closedPanels[grille];
  return (
    lowerIntake(art) +
    (panel ? panel(half, noseY) : shutLines(art, paint)) +
    lampMarkup(art) +
    plate(Math.max(bumperY - 84, noseY + 34))
  );
}
