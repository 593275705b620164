import type { PaintShades } from '../paint.ts';
import { boxTail, frameTail } from './work-tail.ts';
import type { EndArt } from './end-art.ts';
import { both, straight, symmetric } from './symmetric.ts';

const plate = (y: number): string =>
  `<path d="M-48 ${y - 5}q0-4 4-4h88q4 0 4 4l-5 30h-86z" fill="#000" fill-opacity=".28"/><rect x="-36" y="${y}" width="72" height="21" rx="2.5" fill="#f4f6f7" stroke="#8d959b"/><path d="M-26 ${y + 10.5}h52" stroke="#c5ccd1" stroke-width="6"/>`;

function bumper({ half, bumperY }: EndArt): string {
  const valance = symmetric(bumperY - 26, [
    straight([0, bumperY - 26], [half * 0.66, bumperY - 26]),
    straight([half * 0.66, bumperY - 26], [half - 1, bumperY - 36]),
    [half + 1, bumperY - 12, half - 8, bumperY + 3, half - 28, bumperY + 3],
    straight([half - 28, bumperY + 3], [0, bumperY + 3]),
  ]);
  return `<path d="${valance}" fill="#1f2326"/>`;
}

const exhausts = ({ half, bumperY }: EndArt): string =>
  both(
    `<rect x="${Math.round(half * 0.5)}" y="${bumperY - 16}" width="38" height="13" rx="5" fill="#090a0b" stroke="url(#k)" stroke-width="3"/>`,
  );

const diffuser = ({ bumperY }: EndArt): string =>
  `<path d="M-48 ${bumperY - 18}V${bumperY + 2}M-24 ${bumperY - 18}V${bumperY + 2}M0 ${bumperY - 18}V${bumperY + 2}M24 ${bumperY - 18}V${bumperY + 2}M48 ${bumperY - 18}V${bumperY + 2}" stroke="#3c4348" stroke-width="3"/>`;

const reflectors = ({ half, bumperY }: EndArt): string =>
  both(
    `<path d="M${Math.round(half * 0.7)} ${bumperY - 40}L${half - 10} ${bumperY - 44}" stroke="#b3161f" stroke-width="4" stroke-linecap="round"/>`,
  );

function saloonTail(art: EndArt, paint: PaintShades): string {
  const { half, beltHalf, beltY, bumperY, face } = art;
  const lampY = beltY + 40;
  const isSport = face === 'sport';
  const bar = isSport
    ? `<path d="M${-half + 30} ${lampY + 8}H${half - 30}" stroke="#2a0306" stroke-width="13"/><path d="M${-half + 30} ${lampY + 8}H${half - 30}" stroke="#ff5347" stroke-width="3"/>`
    : `<path d="M-84 ${lampY + 6}H84" stroke="url(#k)" stroke-width="3.5"/><path d="M-84 ${lampY + 6}H84" stroke="#cfd5da" stroke-width="3"/>`;
  const lamp = isSport
    ? `M${half - 78} ${lampY + 1}L${half - 2} ${lampY - 5}Q${half + 2} ${lampY + 8} ${half - 2} ${lampY + 18}L${half - 70} ${lampY + 16}Z`
    : `M${half - 88} ${lampY - 2}Q${half - 40} ${lampY - 10} ${half - 3} ${lampY - 10}Q${half + 3} ${lampY + 8} ${half - 2} ${lampY + 30}L${half - 34} ${lampY + 26}Q${half - 40} ${lampY + 14} ${half - 84} ${lampY + 14}Z`;
  const line = `M${half - 76} ${lampY + 6}Q${half - 36} ${lampY} ${half - 10} ${lampY}V${lampY + (isSport ? 10 : 22)}`;
  return (
    `<path d="M${-beltHalf + 10} ${beltY + 2}Q${-beltHalf - 4} ${beltY + 30} ${-half + 50} ${lampY + 30}Q${-half + 66} ${bumperY - 62} ${-half + 84} ${bumperY - 60}H${half - 84}Q${half - 66} ${bumperY - 62} ${half - 50} ${lampY + 30}Q${beltHalf + 4} ${beltY + 30} ${beltHalf - 10} ${beltY + 2}" fill="none" stroke="${paint.seam}" stroke-width="1.3"/>` +
    `<path d="M${-beltHalf} ${beltY + 14}Q0 ${beltY + 4} ${beltHalf} ${beltY + 14}" fill="none" stroke="${paint.glint}" stroke-width="3.5" stroke-linecap="round"/><path d="M${-half + 26} ${beltY + 24}Q0 ${beltY + 16} ${half - 26} ${beltY + 24}" fill="none" stroke="${paint.shade}" stroke-width="7" stroke-opacity=".6"/>` +
    bar +
    both(
      `<path d="${lamp}" fill="url(#l)" stroke="#1c0305" stroke-width="1.6"/><path d="${line}" fill="none" stroke="#ffb3a8" stroke-width="2.6"/>`,
    ) +
    plate(isSport ? bumperY - 62 : lampY + 28) +
    bumper(art) +
    diffuser(art) +
    exhausts(art) +
    reflectors(art)
  );
}

function liftgateTail(art: EndArt, paint: PaintShades): string {
  const { half, beltHalf, beltY, bumperY, roofHalf, roofY, glassTopY, face } = art;
  const lampY = beltY + 16;
  const isElectric = face === 'electric';
  const lamp = isElectric
    ? `M${half - 70} ${lampY + 6}Q${half - 30} ${lampY - 2} ${half - 3} ${lampY}Q${half + 3} ${lampY + 14} ${half - 1} ${lampY + 24}L${half - 66} ${lampY + 20}Z`
    : `M${half - 30} ${lampY - 26}Q${half - 12} ${lampY - 16} ${half - 3} ${lampY + 8}Q${half + 3} ${lampY + 30} ${half - 1} ${lampY + 48}L${half - 72} ${lampY + 40}Q${half - 76} ${lampY + 26} ${half - 44} ${lampY + 22}Q${half - 30} ${lampY + 8} ${half - 30} ${lampY - 26}Z`;
  const line = isElectric
    ? `M${half - 62} ${lampY + 13}L${half - 8} ${lampY + 9}`
    : `M${half - 22} ${lampY - 12}Q${half - 10} ${lampY + 10} ${half - 10} ${lampY + 38}L${half - 62} ${lampY + 33}`;
  const spoilerY = roofY + 8;
  return (
    `<path d="M${-roofHalf + 2} ${spoilerY}Q0 ${spoilerY - 10} ${roofHalf - 2} ${spoilerY}L${roofHalf - 12} ${glassTopY + 4}Q0 ${glassTopY - 2} ${12 - roofHalf} ${glassTopY + 4}Z" fill="${paint.base}" stroke="${paint.seam}"/><path d="M-26 ${glassTopY - 1}H26" stroke="#c9202a" stroke-width="3.5"/>` +
    `<path d="M${-beltHalf + 2} ${beltY + 4}L${-half + 34} ${lampY + 44}Q${-half + 44} ${bumperY - 60} ${-half + 58} ${bumperY - 56}H${half - 58}Q${half - 44} ${bumperY - 60} ${half - 34} ${lampY + 44}L${beltHalf - 2} ${beltY + 4}" fill="none" stroke="${paint.seam}" stroke-width="1.4"/>` +
    `<path d="M${-beltHalf + 20} ${beltY + 14}Q0 ${beltY + 18} ${beltHalf - 20} ${beltY + 14}" fill="none" stroke="${paint.glint}" stroke-width="2.5" stroke-linecap="round" stroke-opacity=".8"/>` +
    (isElectric
      ? `<path d="M${-half + 66} ${lampY + 13}H${half - 66}" stroke="#2a0306" stroke-width="14"/><path d="M${-half + 60} ${lampY + 13}H${half - 60}" stroke="#ff5347" stroke-width="3"/>`
      : `<rect x="-76" y="${lampY + 34}" width="152" height="6" rx="3" fill="#d9dee2" stroke="#7d858c" stroke-width=".8"/>`) +
    both(
      `<path d="${lamp}" fill="url(#l)" stroke="#1c0305" stroke-width="1.6"/><path d="${line}" fill="none" stroke="#ffb3a8" stroke-width="2.8"/>`,
    ) +
    `<path d="M6 ${beltY + 2}L-58 ${beltY - 14}" stroke="#050607" stroke-width="3" stroke-linecap="round"/><circle cx="6" cy="${beltY + 3}" r="5" fill="#15181a"/>` +
    plate(lampY + 54) +
    bumper(art) +
    reflectors(art) +
    (isElectric
      ? ''
      : `<path d="M-70 ${bumperY - 14}H70L60 ${bumperY - 2}H-60Z" fill="url(#k)" stroke="#5d666d" stroke-width=".8"/>`)
  );
}

function truckTail({ half, beltY, bumperY }: EndArt, paint: PaintShades): string {
  const top = beltY + 22;
  const bottom = bumperY - 34;
  return (
    `<path d="M${-half} ${top - 6}Q${-half} ${top - 12} ${-half + 8} ${top - 12}H${half - 8}Q${half} ${top - 12} ${half} ${top - 6}V${bottom}H${-half}Z" fill="url(#p)" stroke="${paint.seam}"/><path d="M${-half} ${top - 12}H${half}" stroke="#191c1e" stroke-width="5"/>` +
    `<path d="M${-half + 34} ${top}H${half - 34}V${bottom - 4}H${-half + 34}Z" fill="none" stroke="${paint.seam}" stroke-width="1.6"/><path d="M${-half + 48} ${top + 34}H${half - 48}V${bottom - 16}H${-half + 48}Z" fill="${paint.deep}" fill-opacity=".22" stroke="${paint.seam}" stroke-opacity=".5"/><path d="M${-half + 38} ${top + 4}H${half - 38}M${-half + 50} ${bottom - 15}H${half - 50}" stroke="${paint.glint}" stroke-width="2" stroke-opacity=".75"/>` +
    `<rect x="-30" y="${top + 9}" width="60" height="17" rx="5" fill="#15181a"/><path d="M-24 ${top + 14}h48" stroke="#6d757c" stroke-width="3"/>` +
    both(
      `<path d="M${half - 30} ${top - 4}h24q6 0 6 6v70q0 6-6 6h-24z" fill="url(#l)" stroke="#1c0305" stroke-width="1.6"/><path d="M${half - 8} ${top + 4}h-15v58h15" fill="none" stroke="#ffb3a8" stroke-width="2.8"/><path d="M${half - 22} ${top + 33}h16" stroke="#f3f5f6" stroke-width="11"/>`,
    ) +
    `<path d="M${-half - 2} ${bottom + 4}H${half + 2}L${half - 4} ${bumperY - 2}H${-half + 4}Z" fill="url(#k)" stroke="#5d666d"/><path d="M-52 ${bottom + 4}H52L46 ${bumperY - 2}H-46Z" fill="#1b1f22"/><rect x="-34" y="${bottom + 9}" width="68" height="19" rx="2" fill="#f4f6f7"/><path d="M-24 ${bottom + 18.5}h48" stroke="#c5ccd1" stroke-width="6"/><path d="M-10 ${bumperY - 2}h20v12h-20z" fill="#2c3134"/>` +
    `<path d="M${half * 0.5} ${bumperY + 4}h26" stroke="url(#k)" stroke-width="9"/><path d="M${half * 0.5} ${bumperY + 4}h26v8h-26z" fill="#0c0d0f" stroke="#aab2b8" stroke-width="2.5"/>`
  );
}

function barnTail(art: EndArt, paint: PaintShades): string {
  const { half, roofHalf, roofY, glassTopY, beltHalf, beltY, bumperY } = art;
  const doorTop = roofY + 18;
  const glassFrom = Math.max(glassTopY - 16, doorTop + 12);
  const foot = beltHalf - 18;
  const head = roofHalf - 14;
  return (
    `<path d="M0 ${doorTop}H${roofHalf - 4}L${half - 16} ${beltY + 10}V${bumperY - 42}H${16 - half}V${beltY + 10}L${4 - roofHalf} ${doorTop}ZM0 ${doorTop}V${bumperY - 42}" fill="none" stroke="${paint.seam}" stroke-width="1.7"/><path d="M3 ${doorTop + 3}V${bumperY - 44}" stroke="${paint.glint}" stroke-width="1.4" stroke-opacity=".7"/>` +
    both(
      `<path d="M10 ${glassFrom + 6}q0-6 6-6H${head - 8}q6 0 7 6L${foot} ${beltY - 8}q1 7-6 7H16q-6 0-6-6Z" fill="url(#g)" stroke="#0b0d0f" stroke-width="4"/><path d="M${head - 30} ${glassFrom + 2}L${foot - 44} ${beltY - 3}H${foot - 62}L${head - 46} ${glassFrom + 2}Z" fill="#fff" fill-opacity=".12"/>` +
        `<path d="M18 ${beltY + 22}H${half - 30}V${bumperY - 56}H18Z" fill="#000" fill-opacity=".08" stroke="${paint.seam}" stroke-opacity=".45"/>` +
        `<path d="M${half - 13} ${beltY - 10}h8q6 0 7 6v74q0 6-6 6h-9z" fill="url(#l)" stroke="#1c0305" stroke-width="1.6"/><path d="M${half - 5} ${beltY - 2}v40" stroke="#ffb3a8" stroke-width="2.6"/><path d="M${half - 6} ${beltY + 48}v12" stroke="#f3f5f6" stroke-width="7"/>` +
        `<path d="M${half - 24} ${doorTop + 50}h9v14h-9zM${half - 24} ${bumperY - 76}h9v14h-9z" fill="${paint.shade}" stroke="${paint.seam}"/>`,
    ) +
    `<path d="M-30 ${roofY + 11}H30" stroke="#c9202a" stroke-width="4" stroke-linecap="round"/><rect x="6" y="${beltY + 12}" width="9" height="34" rx="3.5" fill="#15181a"/><rect x="-62" y="${beltY + 48}" width="50" height="30" rx="2.5" fill="#f4f6f7" stroke="#8d959b"/><path d="M-54 ${beltY + 63}h34" stroke="#c5ccd1" stroke-width="8"/>` +
    `<path d="M${-half - 1} ${bumperY - 36}H${half + 1}L${half - 3} ${bumperY - 4}Q${half - 6} ${bumperY + 3} ${half - 18} ${bumperY + 3}H${18 - half}Q${6 - half} ${bumperY + 3} ${3 - half} ${bumperY - 4}Z" fill="#24292c"/><path d="M${-half * 0.7} ${bumperY - 30}H${half * 0.7}" stroke="#4c5358" stroke-width="5" stroke-dasharray="9 4"/>` +
    both(`<path d="M${half - 36} ${bumperY - 16}h24" stroke="#b3161f" stroke-width="5"/>`)
  );
}

/** Taillights, doors and bumper seen from behind. */
export function tailMarkup(art: EndArt, paint: PaintShades): string {
  switch (art.tail) {
    case 'saloon':
      return saloonTail(art, paint);
    case 'liftgate':
      return liftgateTail(art, paint);
    case 'truck':
      return truckTail(art, paint);
    case 'barn':
      return barnTail(art, paint);
    case 'frame':
      return frameTail(art, paint);
    case 'box':
      return boxTail(art, paint);
  }
}
