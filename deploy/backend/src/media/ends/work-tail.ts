import type { PaintShades } from '../paint.ts';
import type { EndArt } from './end-art.ts';
import { both } from './symmetric.ts';

const dualTyres = (inner: number, top: number): string =>
  both(
    `<rect x="${inner}" y="${top}" width="31" height="${404 - top}" rx="8" fill="#1b1d20" stroke="#000"/><rect x="${inner + 32}" y="${top}" width="31" height="${404 - top}" rx="8" fill="#1b1d20" stroke="#000"/><path d="M${inner + 8} ${top + 8}V398m8 0V${top + 8}m8 0V398m16 0V${top + 8}m8 0V398m8 0V${top + 8}" stroke="#060708" stroke-width="2"/>`,
  );

/** Bare ladder frame with its axle behind a cab. */
export function frameTail({ half, beltY }: EndArt, paint: PaintShades): string {
  return (
    `<path d="M${-half + 16} ${beltY + 16}H${half - 16}V300H${-half + 16}Z" fill="${paint.shade}" fill-opacity=".35" stroke="${paint.seam}"/><path d="M-70 ${beltY + 30}V292M0 ${beltY + 30}V292M70 ${beltY + 30}V292" stroke="${paint.glint}" stroke-width="2" stroke-opacity=".4"/>` +
    dualTyres(half - 66, 298) +
    '<path d="M-100 346H100V358H-100Z" fill="#1b1f22"/><ellipse cx="0" cy="354" rx="34" ry="27" fill="#2a2f33" stroke="#565e65" stroke-width="2"/><circle cx="0" cy="354" r="16" fill="#191c1f" stroke="#565e65" stroke-width="2"/>' +
    '<path d="M-58 286h20v44h-20zM38 286h20v44H38z" fill="#24282b" stroke="#6d757c"/><path d="M-112 292H112V316H-112Z" fill="#2f3539" stroke="#6d757c"/><path d="M-108 296H108" stroke="#7d858c" stroke-width="2"/>' +
    both(
      '<path d="M66 295h38v17H66z" fill="url(#l)" stroke="#1c0305" stroke-width="1.6"/><path d="M70 300h22" stroke="#ffb3a8" stroke-width="3"/><path d="M94 303h8" stroke="#f3f5f6" stroke-width="9"/>',
    ) +
    '<rect x="-32" y="320" width="64" height="20" rx="2" fill="#f4f6f7" stroke="#8d959b"/><path d="M-22 330h44" stroke="#c5ccd1" stroke-width="6"/>'
  );
}

/** Roll-up door, lights and step of a box body. */
export function boxTail({ half }: EndArt, paint: PaintShades): string {
  const width = half + 22;
  const slats = Array.from(
    { length: 9 },
    (_, index) => `M${24 - width} ${118 + index * 23}H${width - 24}`,
  ).join('');
  return (
    dualTyres(half - 54, 330) +
    `<path d="M${24 - width} 96H${width - 24}V334H${24 - width}Z" fill="#eef1f3" stroke="#7f8890" stroke-width="2"/><path d="${slats}" stroke="#b4bcc3" stroke-width="2"/><path d="${slats}" transform="translate(0 2)" stroke="#fff" stroke-width="1.5"/>` +
    `<path d="M${24 - width} 212H${width - 24}V246H${24 - width}Z" fill="${paint.base}"/><path d="M${24 - width} 235H${width - 24}" stroke="${paint.deep}" stroke-opacity=".4" stroke-width="2"/>` +
    `<rect x="-22" y="304" width="44" height="16" rx="3" fill="#9aa3aa" stroke="#5d666d"/><path d="M0 300v26" stroke="#3a4046" stroke-width="5"/>` +
    `<path d="M${-width} 338H${width}V360H${-width}Z" fill="#2a2f33"/><path d="M${12 - width} 344H${width - 12}" stroke="#5d666d" stroke-width="4" stroke-dasharray="9 4"/><path d="M${-width + 30} 372H${width - 30}V380H${-width + 30}Z" fill="#1b1f22"/>` +
    both(
      `<circle cx="${width - 12}" cy="300" r="8" fill="url(#l)" stroke="#1c0305" stroke-width="1.6"/><circle cx="${width - 12}" cy="320" r="8" fill="url(#l)" stroke="#1c0305" stroke-width="1.6"/><path d="M${width - 16} 298l4-2" stroke="#ffb3a8" stroke-width="3"/><path d="M${width - 52} 352h34" stroke="#c3161f" stroke-width="6"/>`,
    ) +
    '<rect x="-34" y="342" width="60" height="17" rx="2" fill="#f4f6f7"/><path d="M-26 350h44" stroke="#c5ccd1" stroke-width="5"/>'
  );
}
