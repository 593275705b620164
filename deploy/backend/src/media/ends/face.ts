import type { PaintShades } from '../paint.ts';
import type { EndArt } from './end-art.ts';
import { bumperMarkup } from './bumper.ts';
import { electricFace } from './electric-face.ts';
import { hexGrille, slats } from './grille-parts.ts';
import { plate } from './front-plate.ts';
import { isLow } from './family-grilles.ts';
import { grilleMarkup, sevenSlots } from './grille.ts';
import { lampMarkup } from './lamps.ts';
import { both, straight, symmetric } from './symmetric.ts';

/** The lip of the bumper, and the intake above it unless the grille reaches as low; neither where the bumper has a form of its own. */
function lowerIntake({ half, bumperY, bumper, grille, hasGrille }: EndArt): string {
  if (bumper === 'skid' || bumper === 'plastic') return '';
  const intake = symmetric(bumperY - 44, [
    straight([0, bumperY - 44], [half * 0.5, bumperY - 44]),
    straight([half * 0.5, bumperY - 44], [half * 0.58, bumperY - 20]),
    straight([half * 0.58, bumperY - 20], [0, bumperY - 20]),
  ]);
  const lip = symmetric(bumperY - 14, [
    straight([0, bumperY - 14], [half * 0.7, bumperY - 14]),
    straight([half * 0.7, bumperY - 14], [half - 4, bumperY - 24]),
    [half - 4, bumperY - 2, half - 16, bumperY + 3, half - 30, bumperY + 3],
    straight([half - 30, bumperY + 3], [0, bumperY + 3]),
  ]);
  const lower = `<path d="${lip}" fill="#1f2326"/>`;
  if (hasGrille && grille && isLow(grille)) return lower;
  return `<path d="${intake}" fill="#0e1113"/><path d="${slats(half * 0.48, [bumperY - 37, bumperY - 22], 7)}" stroke="#2c3236" stroke-width="2"/>${lower}`;
}

/** A lamp in its hollow at the corner of the bumper. */
const cornerLamps = ({ half, bumperY }: EndArt): string =>
  both(
    `<path d="M${half - 44} ${bumperY - 52}l32-10q6 14 0 28l-24 4z" fill="#121517"/><path d="M${half - 38} ${bumperY - 47}l24-7" stroke="#e9f3fa" stroke-width="2.5"/>`,
  );

function saloonFace(art: EndArt): string {
  return (
    lowerIntake(art) +
    grilleMarkup(art) +
    lampMarkup(art) +
    (art.bumper === 'intakes' ? '' : cornerLamps(art)) +
    plate(art.bumperY - 44)
  );
}

function sportFace(art: EndArt): string {
  const { half, noseY, bumperY } = art;
  const path = hexGrille(half * 0.5, noseY + 30, bumperY - 22);
  const opening = `<path d="${path}" fill="#0d1012"/><path d="${slats(half * 0.42, [noseY + 40, bumperY - 26], 6)}" stroke="#30373c" stroke-width="1.6"/><path d="${path}" fill="none" stroke="#5d666d" stroke-width="2"/>`;
  return (
    (art.grille ? grilleMarkup(art) : opening) +
    lampMarkup(art) +
    both(
      `<path d="M${half * 0.6} ${bumperY - 52}L${half - 8} ${bumperY - 60}Q${half} ${bumperY - 34} ${half - 12} ${bumperY - 20}L${half * 0.62} ${bumperY - 18}Z" fill="#0f1214"/><path d="M${half * 0.62} ${bumperY - 38}L${half - 8} ${bumperY - 42}" stroke="#3b4348" stroke-width="3"/>`,
    ) +
    `<path d="M${-half + 14} ${bumperY - 10}Q0 ${bumperY - 2} ${half - 14} ${bumperY - 10}L${half - 26} ${bumperY + 3}H${-half + 26}Z" fill="#1f2326"/>` +
    plate(bumperY - 52)
  );
}

/** What crosses the grille of a truck: a bar with an emblem, two bars, or nothing. */
function truckBars(nose: number, grille: number, middle: number): string {
  const bar = (y: number, height: number): string =>
    `<rect x="${-grille + 4}" y="${y}" width="${grille * 2 - 8}" height="${height}" fill="url(#k)" stroke="#5d666d"/>`;
  if (nose % 3 === 1) return bar(middle - 15, 9) + bar(middle + 6, 9);
  if (nose % 3 === 2) return '';
  return (
    bar(middle - 7, 14) +
    `<path d="M-22 ${middle}L0 ${middle - 10}L22 ${middle}L0 ${middle + 10}Z" fill="#1b2024" stroke="url(#k)" stroke-width="2.5"/>`
  );
}

/** The grille of a truck: its model's own, or a framed one. */
function truckGrille(art: EndArt): string {
  const { half, noseY, bumperY, nose } = art;
  if (art.grille) return grilleMarkup({ ...art, half: half * 1.2, bumperY: bumperY - 26 });
  const grille = Math.round(half * 0.6);
  const [top, bottom] = [noseY + 14, bumperY - 48];
  return (
    `<rect x="${-grille}" y="${top}" width="${grille * 2}" height="${bottom - top}" rx="9" fill="#0f1214"/><path d="${slats(grille - 8, [top + 11, bottom - 4], 9)}" stroke="#363d42" stroke-width="3"/>` +
    `<rect x="${-grille}" y="${top}" width="${grille * 2}" height="${bottom - top}" rx="9" fill="none" stroke="url(#k)" stroke-width="5"/>` +
    truckBars(nose, grille, (top + bottom) / 2)
  );
}

function truckFace(art: EndArt): string {
  const { half, bumperY } = art;
  return (
    truckGrille(art) +
    lampMarkup(art, 0.64) +
    `<path d="M${-half - 2} ${bumperY - 36}Q${-half - 2} ${bumperY - 42} ${-half + 6} ${bumperY - 42}H${half - 6}Q${half + 2} ${bumperY - 42} ${half + 2} ${bumperY - 36}L${half - 4} ${bumperY - 8}Q${half - 8} ${bumperY} ${half - 20} ${bumperY}H${-half + 20}Q${-half + 8} ${bumperY} ${-half + 4} ${bumperY - 8}Z" fill="url(#k)" stroke="#5d666d"/>` +
    `<path d="M-62 ${bumperY - 30}H62L54 ${bumperY - 6}H-54Z" fill="#15191b"/>` +
    both(
      `<rect x="${half - 48}" y="${bumperY - 28}" width="26" height="12" rx="3" fill="#1b2024"/><path d="M${half - 44} ${bumperY - 22}h18" stroke="#eef6fc" stroke-width="3.5"/><path d="M${half * 0.48} ${bumperY - 8}v8q0 5 6 5t6-5v-8" fill="none" stroke="#23282b" stroke-width="4"/>`,
    ) +
    plate(bumperY - 32)
  );
}

function vanLamp(half: number, noseY: number): string {
  return `<path d="M${half * 0.58} ${noseY + 36}Q${half * 0.62} ${noseY + 14} ${half - 12} ${noseY - 12}Q${half} ${noseY - 14} ${half + 1} ${noseY}V${noseY + 32}Q${half * 0.8} ${noseY + 46} ${half * 0.62} ${noseY + 42}Z" fill="#20272c" stroke="#0d0f11"/><circle cx="${half * 0.78}" cy="${noseY + 24}" r="9" fill="#c9e2f5" stroke="#55626c" stroke-width="2.5"/><path d="M${half * 0.62} ${noseY + 34}Q${half * 0.66} ${noseY + 16} ${half - 10} ${noseY - 7}" fill="none" stroke="#f8fcff" stroke-width="3"/>`;
}

function vanFace({ half, noseY, bumperY, hasGrille, hasLamps }: EndArt): string {
  const grille = Math.round(half * 0.5);
  const path = hexGrille(grille, noseY + 14, noseY + 48);
  const bumper = symmetric(bumperY - 46, [
    straight([0, bumperY - 46], [half * 0.6, bumperY - 46]),
    straight([half * 0.6, bumperY - 46], [half, bumperY - 58]),
    [half + 4, bumperY - 20, half - 2, bumperY + 3, half - 22, bumperY + 3],
    straight([half - 22, bumperY + 3], [0, bumperY + 3]),
  ]);
  return (
    `<path d="${bumper}" fill="#24292c"/><path d="${slats(half * 0.5, [bumperY - 32, bumperY - 10], 7)}" stroke="#0c0e10" stroke-width="3"/>` +
    (hasGrille
      ? `<path d="${path}" fill="#111416"/><path d="${slats(grille * 0.84, [noseY + 24, noseY + 46], 9)}" stroke="url(#k)" stroke-width="3"/><path d="${slats(grille * 0.82, [noseY + 24, noseY + 46], 9)}" stroke="#aab2b8" stroke-width="2.5"/>`
      : '') +
    both(
      (hasLamps ? vanLamp(half, noseY) : '') +
        `<circle cx="${half - 26}" cy="${bumperY - 30}" r="7" fill="#dbe8f1" stroke="#0c0e10" stroke-width="2.5"/>`,
    ) +
    plate(bumperY - 42)
  );
}

/** The grille between round lamps: seven slots, an octagon, or a plain one. */
function roundGrille(art: EndArt, plain: string): string {
  if (!art.hasGrille) return plain;
  if (art.grille === 'slots') return sevenSlots(art.half, art.noseY + 8, 58);
  return art.grille === 'frame' ? grilleMarkup(art) : plain;
}

/** Round headlamps, of the retro and off-road classes. */
function roundFace(art: EndArt): string {
  const { half, noseY, bumperY, hasGrille } = art;
  const grille = Math.round(half * 0.42);
  const [top, bottom] = [noseY + 18, noseY + 52];
  const bars = Array.from({ length: 7 }, (_, index) =>
    Math.round(-grille + 16 + (index * (grille - 16)) / 3),
  );
  const hasFogLamps = bumperY - noseY > 125;
  const fog = hasFogLamps
    ? `<circle cx="${Math.round(half * 0.68)}" cy="${bumperY - 52}" r="8" fill="#dbe8f1" stroke="#0c0e10" stroke-width="3"/>`
    : '';
  const rest = hasGrille
    ? `<rect x="${-grille}" y="${top}" width="${grille * 2}" height="${bottom - top}" rx="12" fill="#0f1214" stroke="#5d666d" stroke-width="2"/><path d="${bars.map((x) => `M${x} ${top + 6}V${bottom - 6}`).join('')}" stroke="#3d454b" stroke-width="5"/>`
    : `<path d="M${-grille} ${top + 20}H${grille}" stroke="#14181b" stroke-width="4" stroke-linecap="round"/>`;
  return (
    lowerIntake(art) +
    roundGrille(art, rest) +
    both(
      `<circle cx="${Math.round(half * 0.68)}" cy="${noseY + 34}" r="29" fill="#20272c" stroke="url(#k)" stroke-width="4"/><circle cx="${Math.round(half * 0.68)}" cy="${noseY + 34}" r="20" fill="none" stroke="#f8fcff" stroke-width="3.5"/><circle cx="${Math.round(half * 0.68)}" cy="${noseY + 34}" r="9" fill="#c9e2f5"/>` +
        fog,
    ) +
    plate(bumperY - 44)
  );
}

function drawnFace(art: EndArt, paint: PaintShades): string {
  switch (art.face) {
    case 'saloon':
      return saloonFace(art);
    case 'electric':
      return electricFace(art, paint);
    case 'sport':
      return sportFace(art);
    case 'truck':
      return truckFace(art);
    case 'van':
      return vanFace(art);
    case 'round':
      return roundFace(art);
  }
}

/** Lights, grille and bumper seen from the front. */
export const faceMarkup = (art: EndArt, paint: PaintShades): string =>
  bumperMarkup(art, paint) + drawnFace(art, paint);
