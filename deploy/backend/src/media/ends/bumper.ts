import type { BumperForm } from '../shapes/drawn-shape.ts';
import type { PaintShades } from '../paint.ts';
import type { EndArt } from './end-art.ts';
import { both } from './symmetric.ts';

type Drawn = (art: EndArt, paint: PaintShades) => string;

const black = '#14181b';

const wideBand: Drawn = ({ half, noseY }, paint) =>
  `<path d="M${-half} ${noseY + 10}Q0 ${noseY + 4} ${half} ${noseY + 10}L${Math.round(half * 0.86)} ${noseY + 50}Q0 ${noseY + 58} ${Math.round(-half * 0.86)} ${noseY + 50}Z" fill="${black}"/><path d="M${Math.round(-half * 0.84)} ${noseY + 52}Q0 ${noseY + 60} ${Math.round(half * 0.84)} ${noseY + 52}" fill="none" stroke="${paint.glint}" stroke-width="2"/>`;

/** Between lamps of electric vehicles, too slim to look like a grille. */
const slimBand: Drawn = ({ half, noseY }, { glint }) => {
  const reach = Math.round(half * 0.9);
  return `<path d="M${-half} ${noseY + 10}Q0 ${noseY + 14} ${half} ${noseY + 10}L${reach} ${noseY + 30}Q0 ${noseY + 34} ${-reach} ${noseY + 30}Z" fill="${black}"/><path d="M${-reach} ${noseY + 32}Q0 ${noseY + 36} ${reach} ${noseY + 32}" fill="none" stroke="${glint}" stroke-width="2"/>`;
};

const drawnBumpers: Readonly<Record<BumperForm, Drawn>> = {
  skid: ({ half, bumperY }) =>
    `<path d="M${-half} ${bumperY - 40}L${Math.round(-half * 0.6)} ${bumperY - 30}H${Math.round(half * 0.6)}L${half} ${bumperY - 40}V${bumperY + 6}H${-half}Z" fill="${black}"/>` +
    `<path d="M${Math.round(-half * 0.52)} ${bumperY - 22}H${Math.round(half * 0.52)}L${Math.round(half * 0.4)} ${bumperY + 6}H${Math.round(-half * 0.4)}Z" fill="url(#k)" stroke="#5d666d"/>`,
  intakes: ({ half, bumperY }) => {
    const x = (share: number): number => Math.round(half * share);
    const slot = `M${x(0.74)} ${bumperY - 58}Q${x(0.8)} ${bumperY - 68} ${x(0.86)} ${bumperY - 68}L${x(0.83)} ${bumperY - 36}Q${x(0.8)} ${bumperY - 32} ${x(0.77)} ${bumperY - 33}Z`;
    return both(
      `<path d="${slot}" fill="${black}"/><path d="M${x(0.77)} ${bumperY - 56}L${x(0.79)} ${bumperY - 38}" stroke="#4a5258" stroke-width="2"/>`,
    );
  },
  plastic: ({ half, bumperY }) =>
    `<path d="M${-half - 4} ${bumperY - 62}L${Math.round(-half * 0.62)} ${bumperY - 44}H${Math.round(half * 0.62)}L${half + 4} ${bumperY - 62}V${bumperY + 6}H${-half - 4}Z" fill="#1f2326"/><path d="M${Math.round(-half * 0.6)} ${bumperY - 40}H${Math.round(half * 0.6)}" stroke="#3b4348" stroke-width="3"/>`,
  band: (art, paint) => (art.face === 'electric' ? slimBand(art, paint) : wideBand(art, paint)),
};

/** What a nose has besides its grille, to be drawn before it; empty for most. */
export function bumperMarkup(art: EndArt, paint: PaintShades): string {
  return art.bumper ? drawnBumpers[art.bumper](art, paint) : '';
}
