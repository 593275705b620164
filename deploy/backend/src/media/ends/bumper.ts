import type { BumperForm } from '../shapes/drawn-shape.ts';
import type { PaintShades } from '../paint.ts';
import type { EndArt } from './end-art.ts';
import { both } from './symmetric.ts';

type Drawn = (art: EndArt, paint: PaintShades) => string;

const black = '#14181b';

const drawnBumpers: Readonly<Record<BumperForm, Drawn>> = {
  skid: ({ half, bumperY }) =>
    `<path d="M${-half} ${bumperY - 40}L${Math.round(-half * 0.6)} ${bumperY - 30}H${Math.round(half * 0.6)}L${half} ${bumperY - 40}V${bumperY + 6}H${-half}Z" fill="${black}"/>` +
    `<path d="M${Math.round(-half * 0.52)} ${bumperY - 22}H${Math.round(half * 0.52)}L${Math.round(half * 0.4)} ${bumperY + 6}H${Math.round(-half * 0.4)}Z" fill="url(#k)" stroke="#5d666d"/>`,
  intakes: ({ half, bumperY }) =>
    both(
      `<path d="M${Math.round(half * 0.66)} ${bumperY - 66}L${half} ${bumperY - 76}V${bumperY - 12}L${Math.round(half * 0.74)} ${bumperY - 8}L${Math.round(half * 0.6)} ${bumperY - 30}Z" fill="${black}"/><path d="M${Math.round(half * 0.66)} ${bumperY - 36}L${half} ${bumperY - 46}" stroke="#4a5258" stroke-width="4"/>`,
    ),
  plastic: ({ half, bumperY }) =>
    `<path d="M${-half - 4} ${bumperY - 62}L${Math.round(-half * 0.62)} ${bumperY - 44}H${Math.round(half * 0.62)}L${half + 4} ${bumperY - 62}V${bumperY + 6}H${-half - 4}Z" fill="#1f2326"/><path d="M${Math.round(-half * 0.6)} ${bumperY - 40}H${Math.round(half * 0.6)}" stroke="#3b4348" stroke-width="3"/>`,
  band: ({ half, noseY }, paint) =>
    `<path d="M${-half} ${noseY + 10}Q0 ${noseY + 4} ${half} ${noseY + 10}L${Math.round(half * 0.86)} ${noseY + 50}Q0 ${noseY + 58} ${Math.round(-half * 0.86)} ${noseY + 50}Z" fill="${black}"/><path d="M${Math.round(-half * 0.84)} ${noseY + 52}Q0 ${noseY + 60} ${Math.round(half * 0.84)} ${noseY + 52}" fill="none" stroke="${paint.glint}" stroke-width="2"/>`,
};

/** What a nose has besides its grille, to be drawn before it; empty for most. */
export function bumperMarkup(art: EndArt, paint: PaintShades): string {
  return art.bumper ? drawnBumpers[art.bumper](art, paint) : '';
}
