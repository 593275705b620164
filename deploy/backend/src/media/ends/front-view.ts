import type { PaintShades } from '../paint.ts';
import type { EndArt } from './end-art.ts';
import { endDefs, mirrors, screenPath, shell, standing, topMarkup } from './end-body.ts';
import { faceMarkup } from './face.ts';
import { straight, symmetric } from './symmetric.ts';

function windscreen(art: EndArt): string {
  const { roofHalf, glassTopY, beltHalf, beltY } = art;
  const seatY = glassTopY + (beltY - glassTopY) * 0.42;
  const seats = [-1, 1]
    .map(
      (side) =>
        `<path d="M${side * 52 - 13} ${seatY}q13-5 26 0l3 18h-32zM${side * 52 - 28} ${beltY}q2-26 16-28h24q14 2 16 28z"/>`,
    )
    .join('');
  return (
    `<clipPath id="c"><path d="${screenPath(art, 14)}"/></clipPath>` +
    `<path d="${screenPath(art, 8)}" fill="#0b0d0f"/><path d="${screenPath(art, 14)}" fill="url(#g)"/>` +
    `<g clip-path="url(#c)"><g fill="#080b0d" fill-opacity=".55">${seats}</g><circle cx="52" cy="${beltY + 2}" r="26" fill="none" stroke="#07090b" stroke-width="5" stroke-opacity=".8"/><path d="M${-beltHalf} ${beltY - 8}Q0 ${beltY - 18} ${beltHalf} ${beltY - 8}V${beltY + 8}H${-beltHalf}Z" fill="#0a0d0f"/><path d="M${-roofHalf - 8} ${glassTopY}H-40L-84 ${beltY}H${-beltHalf}ZM-26 ${glassTopY}H-10L-54 ${beltY}H-70Z" fill="#fff" fill-opacity=".12"/></g>` +
    `<path d="M-16 ${glassTopY + 6}q16-3 32 0l-2 9q-14 3-28 0z" fill="#0b0d0f"/>` +
    `<path d="M-6 ${beltY + 1}L-96 ${beltY - 8}M14 ${beltY + 1}L${beltHalf - 46} ${beltY - 8}" stroke="#050607" stroke-width="2.5" stroke-linecap="round"/>`
  );
}

function bonnet(art: EndArt, paint: PaintShades): string {
  const { half, beltHalf, beltY, noseY } = art;
  const path = symmetric(beltY + 3, [
    [beltHalf * 0.4, beltY + 3, beltHalf * 0.8, beltY + 1, beltHalf - 4, beltY - 2],
    [half - 30, beltY + 6, half - 26, noseY - 12, half - 34, noseY + 4],
    [half * 0.6, noseY + 8, half * 0.3, noseY + 9, 0, noseY + 9],
  ]);
  const crease = `M${Math.round(beltHalf * 0.62)} ${beltY + 5}Q${Math.round(half * 0.56)} ${noseY - 14} ${Math.round(half * 0.46)} ${noseY + 6}`;
  return (
    `<path d="${path}" fill="url(#h)" stroke="${paint.seam}" stroke-width="1.2"/>` +
    [1, -1]
      .map(
        (side) =>
          `<g transform="scale(${side} 1)"><path d="${crease}" fill="none" stroke="${paint.shade}" stroke-width="2"/><path d="${crease}" transform="translate(2)" fill="none" stroke="${paint.glint}" stroke-width="1.2"/></g>`,
      )
      .join('')
  );
}

/** The mouth of the intake on the hood. */
function scoop({ beltY, noseY }: EndArt, paint: PaintShades): string {
  const y = Math.round(beltY * 0.45 + noseY * 0.55);
  return `<path d="M-46 ${y + 6}L-38 ${y - 9}H38L46 ${y + 6}Z" fill="#0b0d0f" stroke="${paint.glint}" stroke-width="2"/>`;
}

function openCabin(art: EndArt): string {
  const { roofHalf, roofY, beltHalf, beltY } = art;
  const seat = (x: number): string =>
    `<path d="M${x - 14} ${beltY - 46}q0-8 8-8h12q8 0 8 8l2 14h-32zM${x - 30} ${beltY + 6}q0-34 14-38h32q14 4 14 38z" fill="#6b4a35"/><path d="M${x - 10} ${beltY - 50}h20" stroke="#a67c5c" stroke-width="2.5"/>`;
  const frame = symmetric(roofY, [
    [roofHalf * 0.6, roofY, roofHalf * 0.9, roofY + 1, roofHalf, roofY + 8],
    straight([roofHalf, roofY + 8], [beltHalf, beltY + 4]),
    straight([beltHalf, beltY + 4], [0, beltY + 4]),
  ]);
  return `${seat(-54)}${seat(54)}<path d="M${-beltHalf} ${beltY + 6}Q0 ${beltY - 26} ${beltHalf} ${beltY + 6}Z" fill="#15181a"/><circle cx="54" cy="${beltY - 6}" r="22" fill="none" stroke="#0d0f11" stroke-width="5"/><path d="${frame}" fill="#8fa3b3" fill-opacity=".28" stroke="#121416" stroke-width="6" stroke-linejoin="round"/><path d="M-70 ${roofY + 4}L-110 ${beltY}H-70L-30 ${roofY + 4}Z" fill="#fff" fill-opacity=".2"/>`;
}

/** Seams of the roof cap above the windshield of a high-roof van. */
function roofCap({ roofHalf, roofY, glassTopY }: EndArt, paint: PaintShades): string {
  if (glassTopY - roofY < 40) return '';
  const [reach, y] = [roofHalf - 2, glassTopY - 16];
  const seam = `M${-reach} ${y + 6}Q0 ${y - 10} ${reach} ${y + 6}`;
  return (
    `<path d="${seam}" fill="none" stroke="${paint.seam}" stroke-width="1.4"/><path d="${seam}" transform="translate(0 -2.5)" fill="none" stroke="${paint.glint}" stroke-width="1.6" stroke-opacity=".7"/>` +
    `<path d="M${30 - reach} ${roofY + 24}Q0 ${roofY + 14} ${reach - 30} ${roofY + 24}L${reach - 22} ${y - 14}Q0 ${y - 26} ${22 - reach} ${y - 14}Z" fill="${paint.shade}" fill-opacity=".35" stroke="${paint.seam}" stroke-opacity=".3"/>`
  );
}

/** The vehicle seen from straight ahead, with its shadow; no backdrop. */
export function frontView(art: EndArt, paint: PaintShades): string {
  return (
    endDefs(art, paint) +
    '<g transform="translate(320)">' +
    standing(art) +
    topMarkup(art) +
    (art.top === 'open' ? openCabin(art) : '') +
    shell(art, paint) +
    (art.top === 'open' ? '' : roofCap(art, paint) + windscreen(art)) +
    bonnet(art, paint) +
    (art.hoodForm === 'scoop' ? scoop(art, paint) : '') +
    faceMarkup(art, paint) +
    mirrors(art, paint) +
    '</g>'
  );
}
