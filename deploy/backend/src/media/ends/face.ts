import type { PaintShades } from '../paint.ts';
import type { EndArt } from './end-art.ts';
import { hexGrille, saloonGrille, slats } from './grille.ts';
import { both, straight, symmetric } from './symmetric.ts';

const plate = (y: number): string =>
  `<rect x="-36" y="${y}" width="72" height="20" rx="2.5" fill="#f4f6f7" stroke="#8d959b"/><path d="M-26 ${y + 10}h52" stroke="#c5ccd1" stroke-width="6"/>`;

function slimLamp(half: number, y: number): string {
  const [inner, outer] = [Math.round(half * 0.5), half - 3];
  return `<path d="M${inner} ${y + 8}L${outer - 6} ${y - 8}L${outer + 2} ${y + 10}L${inner + 16} ${y + 18}Z" fill="#20272c" stroke="#0d0f11"/><path d="M${inner + 6} ${y + 9}L${outer - 6} ${y - 4}" stroke="#f8fcff" stroke-width="3.5"/>`;
}

function sweptLamp(half: number, y: number, depth: number): string {
  const inner = Math.round(half * 0.52);
  const outer = half - 3;
  return (
    `<path d="M${inner} ${y + 10}C${inner + 24} ${y + 2} ${outer - 16} ${y - 8} ${outer - 4} ${y - 8}Q${outer + 3} ${y} ${outer + 2} ${y + 10}C${outer - 14} ${y + depth} ${inner + 20} ${y + depth} ${inner + 4} ${y + depth - 4}Q${inner - 2} ${y + 16} ${inner} ${y + 10}Z" fill="#20272c" stroke="#0d0f11"/>` +
    `<circle cx="${inner + 24}" cy="${y + 14}" r="7" fill="#c9e2f5" stroke="#55626c" stroke-width="2"/><circle cx="${inner + 46}" cy="${y + 11}" r="7" fill="#c9e2f5" stroke="#55626c" stroke-width="2"/>` +
    `<path d="M${inner + 4} ${y + 9}C${inner + 28} ${y + 2} ${outer - 18} ${y - 5} ${outer - 4} ${y - 5}L${outer - 2} ${y + 6}" fill="none" stroke="#f8fcff" stroke-width="3" stroke-linejoin="round"/>`
  );
}

function lowerIntake(half: number, bumperY: number): string {
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
  return `<path d="${intake}" fill="#0e1113"/><path d="${slats(half * 0.48, [bumperY - 37, bumperY - 22], 7)}" stroke="#2c3236" stroke-width="2"/><path d="${lip}" fill="#1f2326"/>`;
}

function saloonFace(art: EndArt): string {
  const { half, noseY, bumperY, hasLamps, hasSlimLamps } = art;
  return (
    lowerIntake(half, bumperY) +
    saloonGrille(art) +
    both(
      (hasLamps ? (hasSlimLamps ? slimLamp : sweptLamp)(half, noseY + 16, 30) : '') +
        `<path d="M${half - 44} ${bumperY - 52}l32-10q6 14 0 28l-24 4z" fill="#121517"/><path d="M${half - 38} ${bumperY - 47}l24-7" stroke="#e9f3fa" stroke-width="2.5"/>`,
    ) +
    plate(bumperY - 44)
  );
}

/** Lamps of a closed nose: joined by a bar of light, a slit above a lamp in the bumper, four dots, or a hook. */
function electricLamps({ half, noseY, nose, hasLamps }: EndArt): string {
  if (!hasLamps) return '';
  const inner = Math.round(half * 0.56);
  const lens = (path: string): string => `<path d="${path}" fill="#1c2327" stroke="#0d0f11"/>`;
  const light = (path: string, width = 3): string =>
    `<path d="${path}" fill="none" stroke="#fff" stroke-width="${width}"/>`;
  const corner = `M${inner} ${noseY + 14}L${half - 4} ${noseY + 12}L${half - 6} ${noseY + 38}L${inner + 6} ${noseY + 36}Z`;
  switch (nose % 4) {
    case 0:
      return (
        `<path d="M${8 - half} ${noseY + 20}H${half - 8}" stroke="#14181b" stroke-width="13"/><path d="M${8 - half} ${noseY + 20}H${half - 8}" stroke="#f4faff" stroke-width="2.6"/>` +
        both(lens(corner) + light(`M${inner + 6} ${noseY + 28}h12m5 0h12m5 0h12`, 7))
      );
    case 1:
      return both(
        light(`M${inner - 6} ${noseY + 22}L${half - 2} ${noseY + 12}`, 5) +
          lens(`M${inner} ${noseY + 48}h${half - inner - 6}l-6 26h-24Z`) +
          light(`M${inner + 14} ${noseY + 58}h14m6 0h8`, 8),
      );
    case 2:
      return both(
        lens(
          `M${inner - 6} ${noseY + 12}Q${half - 20} ${noseY + 2} ${half - 4} ${noseY + 6}V${noseY + 36}Q${inner + 4} ${noseY + 46} ${inner - 6} ${noseY + 12}Z`,
        ) + light(`M${inner + 8} ${noseY + 18}h9m8-1h9M${inner + 12} ${noseY + 31}h9m8-1h9`, 7),
      );
    default:
      return both(
        lens(corner) +
          light(`M${inner + 4} ${noseY + 17}H${half - 10}V${noseY + 50}`, 4) +
          light(`M${inner + 10} ${noseY + 28}h10m5 0h8`, 6),
      );
  }
}

/** A smooth nose, every second one with a panel where a grille would be. */
function electricFace(art: EndArt, paint: PaintShades): string {
  const { half, noseY, bumperY, nose } = art;
  const [wide, low] = [Math.round(half * 0.46), bumperY - 50];
  const panel =
    nose % 2 === 1
      ? `<path d="M${-wide} ${noseY + 20}H${wide}L${wide - 16} ${low}H${16 - wide}Z" fill="${paint.shade}" fill-opacity=".5"/>`
      : `<path d="M${-wide} ${noseY + 50}Q0 ${noseY + 58} ${wide} ${noseY + 50}" fill="none" stroke="${paint.glint}" stroke-width="2.5" stroke-opacity=".6"/>`;
  return lowerIntake(half, bumperY) + panel + electricLamps(art) + plate(bumperY - 68);
}

function sportFace({ half, noseY, bumperY, hasLamps }: EndArt): string {
  const path = hexGrille(half * 0.5, noseY + 30, bumperY - 22);
  return (
    `<path d="${path}" fill="#0d1012"/><path d="${slats(half * 0.42, [noseY + 40, bumperY - 26], 6)}" stroke="#30373c" stroke-width="1.6"/><path d="${path}" fill="none" stroke="#5d666d" stroke-width="2"/>` +
    both(
      (hasLamps ? sweptLamp(half, noseY + 16, 24) : '') +
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

function truckFace({ half, noseY, bumperY, nose, hasLamps }: EndArt): string {
  const grille = Math.round(half * 0.6);
  const top = noseY + 14;
  const bottom = bumperY - 48;
  return (
    `<rect x="${-grille}" y="${top}" width="${grille * 2}" height="${bottom - top}" rx="9" fill="#0f1214"/><path d="${slats(grille - 8, [top + 11, bottom - 4], 9)}" stroke="#363d42" stroke-width="3"/>` +
    `<rect x="${-grille}" y="${top}" width="${grille * 2}" height="${bottom - top}" rx="9" fill="none" stroke="url(#k)" stroke-width="5"/>` +
    truckBars(nose, grille, (top + bottom) / 2) +
    (hasLamps
      ? both(
          `<rect x="${grille + 6}" y="${top + 2}" width="${half - grille - 10}" height="48" rx="6" fill="#20272c" stroke="#0d0f11"/><path d="M${half - 10} ${top + 8}H${grille + 13}V${top + 44}H${half - 10}" fill="none" stroke="#f8fcff" stroke-width="3.5"/><circle cx="${(grille + half) / 2 + 2}" cy="${top + 19}" r="7" fill="#c9e2f5" stroke="#55626c" stroke-width="2"/><circle cx="${(grille + half) / 2 + 2}" cy="${top + 35}" r="6" fill="#f3c98a" stroke="#7a5a2a" stroke-width="1.5"/>`,
        )
      : '') +
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

/** Round headlamps, of the retro and off-road classes. */
function roundFace({ half, noseY, bumperY, hasGrille }: EndArt): string {
  const grille = Math.round(half * 0.42);
  const [top, bottom] = [noseY + 18, noseY + 52];
  const bars = Array.from({ length: 7 }, (_, index) =>
    Math.round(-grille + 16 + (index * (grille - 16)) / 3),
  );
  const hasFogLamps = bumperY - noseY > 125;
  const fog = hasFogLamps
    ? `<circle cx="${Math.round(half * 0.68)}" cy="${bumperY - 52}" r="8" fill="#dbe8f1" stroke="#0c0e10" stroke-width="3"/>`
    : '';
  const opening = hasGrille
    ? `<rect x="${-grille}" y="${top}" width="${grille * 2}" height="${bottom - top}" rx="12" fill="#0f1214" stroke="#5d666d" stroke-width="2"/><path d="${bars.map((x) => `M${x} ${top + 6}V${bottom - 6}`).join('')}" stroke="#3d454b" stroke-width="5"/>`
    : `<path d="M${-grille} ${top + 20}H${grille}" stroke="#14181b" stroke-width="4" stroke-linecap="round"/>`;
  return (
    lowerIntake(half, bumperY) +
    opening +
    both(
      `<circle cx="${Math.round(half * 0.68)}" cy="${noseY + 34}" r="29" fill="#20272c" stroke="url(#k)" stroke-width="4"/><circle cx="${Math.round(half * 0.68)}" cy="${noseY + 34}" r="20" fill="none" stroke="#f8fcff" stroke-width="3.5"/><circle cx="${Math.round(half * 0.68)}" cy="${noseY + 34}" r="9" fill="#c9e2f5"/>` +
        fog,
    ) +
    plate(bumperY - 44)
  );
}

/** Lights, grille and bumper seen from the front. */
export function faceMarkup(art: EndArt, paint: PaintShades): string {
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
