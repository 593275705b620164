import type { PaintShades } from '../paint.ts';
import type { EndArt } from './end-art.ts';
import { endDefs, mirrors, screenPath, shell, standing, topMarkup } from './end-body.ts';
import { tailMarkup } from './tail.ts';

function rearWindow(art: EndArt): string {
  const { roofHalf, glassTopY, beltHalf, beltY } = art;
  const head = glassTopY + (beltY - glassTopY) * 0.5;
  const seats = [-62, 0, 62]
    .map((x) => `M${x - 18} ${beltY + 6}V${head + 6}q0-6 6-6h24q6 0 6 6V${beltY + 6}z`)
    .join('');
  return (
    `<clipPath id="c"><path d="${screenPath(art, 20)}"/></clipPath>` +
    `<path d="${screenPath(art, 15)}" fill="#0b0d0f"/><path d="${screenPath(art, 20)}" fill="url(#g)"/>` +
    `<g clip-path="url(#c)"><path d="${seats}" fill="#080b0d" fill-opacity=".5"/><path d="M${-beltHalf} ${glassTopY + 22}H${beltHalf}M${-beltHalf} ${glassTopY + 34}H${beltHalf}M${-beltHalf} ${glassTopY + 46}H${beltHalf}" stroke="#c98f5a" stroke-opacity=".22"/><path d="M${roofHalf} ${glassTopY}H50L88 ${beltY + 4}H${beltHalf}ZM36 ${glassTopY}H22L60 ${beltY + 4}H76Z" fill="#fff" fill-opacity=".12"/></g>`
  );
}

function openRear({ roofHalf, roofY, beltHalf, beltY }: EndArt): string {
  const seat = (x: number): string =>
    `<path d="M${x - 14} ${beltY - 46}q0-8 8-8h12q8 0 8 8l2 14h-32zM${x - 30} ${beltY + 6}q0-34 14-38h32q14 4 14 38z" fill="#4d3526"/><path d="M${x - 10} ${beltY - 50}h20" stroke="#a67c5c" stroke-width="2.5"/>`;
  return (
    `<path d="M${-beltHalf + 4} ${beltY + 4}L${-roofHalf} ${roofY + 8}Q0 ${roofY - 8} ${roofHalf} ${roofY + 8}L${beltHalf - 4} ${beltY + 4}Z" fill="#8fa3b3" fill-opacity=".22" stroke="#121416" stroke-width="5" stroke-linejoin="round"/>` +
    seat(-54) +
    seat(54) +
    `<path d="M${-beltHalf + 6} ${beltY + 4}Q${-beltHalf + 20} ${beltY - 14} -60 ${beltY - 15}H60Q${beltHalf - 20} ${beltY - 14} ${beltHalf - 6} ${beltY + 4}Z" fill="#1d2024"/><path d="M-100 ${beltY - 8}Q0 ${beltY - 18} 100 ${beltY - 8}" fill="none" stroke="#454b51" stroke-width="1.5"/>`
  );
}

const hasRearWindow = ({ tail, top }: EndArt): boolean => top !== 'open' && tail !== 'barn' && tail !== 'box';

/** The vehicle seen from straight behind, with its shadow; no backdrop. */
export function rearView(art: EndArt, paint: PaintShades): string {
  const { tail, top } = art;
  const isBare = tail === 'box' || tail === 'frame';
  return (
    endDefs(art, paint) +
    '<g transform="translate(320)">' +
    standing(art) +
    mirrors(art, paint) +
    (tail === 'box' ? '' : topMarkup(art)) +
    (top === 'open' ? openRear(art) : '') +
    (tail === 'box'
      ? topMarkup(art)
      : shell(isBare ? { ...art, half: art.half - 12, bumperY: 312 } : art, paint)) +
    (hasRearWindow(art) ? rearWindow(art) : '') +
    tailMarkup(art, paint) +
    '</g>'
  );
}
