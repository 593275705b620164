import type { LampStyle } from '../shapes/drawn-shape.ts';
import type { EndArt } from './end-art.ts';
import { both } from './symmetric.ts';

const lens = (path: string): string => `<path d="${path}" fill="#20272c" stroke="#0d0f11"/>`;

const light = (path: string, width = 3.5): string =>
  `<path d="${path}" fill="none" stroke="#f8fcff" stroke-width="${width}"/>`;

const bulb = (x: number, y: number): string =>
  `<circle cx="${x}" cy="${y}" r="6" fill="#c9e2f5" stroke="#55626c" stroke-width="2"/>`;

/** One headlamp from its inner to its outer edge, below a height. */
type Drawn = (inner: number, outer: number, y: number) => string;

const lampsOf: Readonly<Record<LampStyle, Drawn>> = {
  slim: (i, o, y) =>
    lens(`M${i} ${y + 8}L${o - 6} ${y - 8}L${o + 2} ${y + 10}L${i + 16} ${y + 18}Z`) +
    light(`M${i + 6} ${y + 9}L${o - 6} ${y - 4}`),
  swept: (i, o, y) =>
    lens(
      `M${i} ${y + 10}C${i + 24} ${y + 2} ${o - 16} ${y - 8} ${o - 4} ${y - 8}Q${o + 3} ${y} ${o + 2} ${y + 10}C${o - 14} ${y + 30} ${i + 20} ${y + 30} ${i + 4} ${y + 26}Q${i - 2} ${y + 16} ${i} ${y + 10}Z`,
    ) +
    bulb(i + 24, y + 14) +
    bulb(i + 46, y + 11) +
    light(`M${i + 4} ${y + 9}C${i + 28} ${y + 2} ${o - 18} ${y - 5} ${o - 4} ${y - 5}L${o - 2} ${y + 6}`, 3),
  hook: (i, o, y) =>
    lens(`M${i} ${y + 4}L${o} ${y - 8}V${y + 14}L${i + 22} ${y + 26}Z`) +
    light(`M${o - 4} ${y - 3}L${i + 7} ${y + 7}L${i + 24} ${y + 21}`) +
    bulb(o - 24, y + 8),
  split: (i, o, y) =>
    lens(`M${i - 8} ${y + 4}L${o} ${y - 9}V${y + 1}L${i - 4} ${y + 12}Z`) +
    light(`M${i - 4} ${y + 7}L${o - 3} ${y - 4}`, 4) +
    lens(`M${i + 10} ${y + 30}H${o - 2}L${o - 8} ${y + 58}H${i + 18}Z`) +
    light(`M${i + 22} ${y + 44}h12m7 0h10`, 9),
  bar: (i, o, y) =>
    lens(`M${i} ${y + 4}L${o} ${y - 4}V${y + 18}L${i + 8} ${y + 20}Z`) +
    light(`M${i + 12} ${y + 12}h11m5 0h11`, 6) +
    `<path d="M0 ${y}H${o}" stroke="#14181b" stroke-width="11"/>` +
    light(`M0 ${y}H${o}`, 2.8),
  pixel: (i, o, y) =>
    lens(
      `M${i - 4} ${y - 2}Q${o - 16} ${y - 10} ${o} ${y - 7}V${y + 20}Q${i + 4} ${y + 30} ${i - 4} ${y - 2}Z`,
    ) + light(`M${i + 9} ${y + 4}h9m8-1h9M${i + 13} ${y + 16}h9m8-1h9`, 7),
  round: (i, o, y) => {
    const x = Math.round((i + o) / 2);
    return `<circle cx="${x}" cy="${y + 16}" r="25" fill="#20272c" stroke="url(#k)" stroke-width="3"/><circle cx="${x}" cy="${y + 16}" r="17" fill="none" stroke="#f8fcff" stroke-width="3.5"/>`;
  },
  block: (i, o, y) =>
    lens(`M${i} ${y - 2}H${o}V${y + 40}H${i}Z`) +
    light(`M${o - 3} ${y + 4}H${i + 7}V${y + 34}H${o - 3}`) +
    bulb((i + o) / 2 + 4, y + 19),
  stack: (i, o, y) =>
    lens(`M${i} ${y - 4}H${o}V${y + 10}H${i + 3}Z`) +
    light(`M${i + 6} ${y + 3}H${o - 4}`, 4) +
    lens(`M${i + 14} ${y + 18}H${o}V${y + 62}H${i + 22}Z`) +
    light(`M${i + 28} ${y + 30}h20m-20 19h20`, 9),
  pillar: (i, o, y) =>
    lens(`M${i} ${y}L${o} ${y - 7}V${y + 74}H${o - 18}V${y + 16}L${i + 8} ${y + 14}Z`) +
    light(`M${i + 6} ${y + 7}L${o - 8} ${y + 1}V${y + 68}`, 4),
  claw: (i, o, y) =>
    lens(`M${i - 4} ${y}L${o} ${y - 8}L${o - 4} ${y + 26}L${i + 8} ${y + 24}Z`) +
    light(`M${o - 5} ${y - 2}L${i + 6} ${y + 4}L${i + 13} ${y + 19}H${o - 10}`) +
    bulb(o - 22, y + 9),
  wing: (i, o, y) =>
    lens(
      `M${i - 22} ${y + 30}L${i + 4} ${y + 2}L${o} ${y - 9}L${o - 4} ${y + 12}L${i + 16} ${y + 18}L${i - 12} ${y + 34}Z`,
    ) + light(`M${i - 16} ${y + 29}L${i + 8} ${y + 8}L${o - 5} ${y - 3}`, 4),
  hammer: (i, o, y) =>
    lens(`M${i - 4} ${y + 2}L${o} ${y - 8}V${y + 16}L${i - 2} ${y + 24}Z`) +
    light(`M${i} ${y + 13}L${o - 3} ${y + 4}M${i + 26} ${y + 1}v20`, 4),
  oval: (i, o, y) => {
    const x = Math.round((i + o) / 2);
    return (
      lens(`M${x - 33} ${y + 18}a33 28 0 1 1 66 0a33 28 0 1 1-66 0Z`) +
      `<ellipse cx="${x}" cy="${y + 18}" rx="24" ry="20" fill="none" stroke="#f8fcff" stroke-width="3.5"/>`
    );
  },
  strip: (i, o, y) =>
    `<path d="M0 ${y - 2}H${o}" stroke="#14181b" stroke-width="9"/>` +
    light(`M0 ${y - 2}H${o}`, 3) +
    lens(`M${i - 4} ${y + 34}H${o - 4}L${o - 10} ${y + 58}H${i + 6}Z`) +
    light(`M${i + 12} ${y + 46}h16m8 0h14`, 8),
  bracket: (i, o, y) =>
    lens(`M${i - 4} ${y + 2}L${o} ${y - 7}V${y + 24}L${i} ${y + 30}Z`) +
    light(`M${o - 14} ${y + 21}L${i + 4} ${y + 25}V${y + 7}L${o - 4} ${y - 1}`, 4),
  column: (i, o, y) =>
    lens(`M${i - 12} ${y + 4}L${o} ${y - 7}V${y}L${i - 8} ${y + 11}Z`) +
    light(`M${i - 8} ${y + 7}L${o - 2} ${y - 4}`, 3) +
    lens(`M${o - 22} ${y + 30}L${o - 5} ${y + 27}V${y + 84}L${o - 19} ${y + 86}Z`) +
    light(`M${o - 14} ${y + 33}V${y + 81}`, 4.5),
  cubes: (_, o, y) =>
    lens(`M${o - 46} ${y - 3}L${o} ${y - 9}V${y + 74}L${o - 38} ${y + 70}Z`) +
    light(`M${o - 6} ${y - 1}V${y + 68}`, 4) +
    light(`M${o - 34} ${y + 11}h16m-16 19h16m-16 19h16`, 9),
  tear: (i, o, y) =>
    lens(
      `M${i + 12} ${y + 6}C${i + 26} ${y - 8} ${o - 12} ${y - 14} ${o - 2} ${y - 10}C${o + 2} ${y + 8} ${o - 14} ${y + 24} ${o - 20} ${y + 56}Q${o - 26} ${y + 62} ${o - 30} ${y + 54}C${o - 30} ${y + 30} ${i + 10} ${y + 26} ${i + 12} ${y + 6}Z`,
    ) + light(`M${i + 28} ${y + 3}h8m7-1h8M${i + 30} ${y + 14}h8m6 0h7`, 6),
  zigzag: (i, o, y) =>
    lens(
      `M${i - 8} ${y + 6}Q${o - 20} ${y - 8} ${o} ${y - 10}L${o - 3} ${y + 10}Q${o - 22} ${y + 32} ${i + 2} ${y + 24}Z`,
    ) +
    light(
      `M${i - 2} ${y + 12}L${i + 24} ${y + 8}L${i + 34} ${y + 23}L${i + 46} ${y + 2}L${o - 4} ${y - 4}`,
      4,
    ),
  tribar: (i, o, y) =>
    lens(
      `M${i - 4} ${y + 10}C${i + 20} ${y - 2} ${o - 20} ${y - 8} ${o} ${y - 9}L${o - 4} ${y + 8}C${o - 24} ${y + 22} ${i + 20} ${y + 26} ${i + 4} ${y + 26}Z`,
    ) + light(`M${i + 18} ${y + 7}l4 14m12-18l4 14m12-18l4 13`, 5),
  lid: (i, o, y) =>
    lens(`M${i + 6} ${y + 4}L${o - 10} ${y - 3}C${o - 2} ${y + 22} ${i + 18} ${y + 44} ${i + 6} ${y + 4}Z`) +
    light(`M${i + 8} ${y + 5}L${o - 12} ${y - 1}`, 3) +
    bulb((i + o) / 2 - 2, y + 13),
  stadium: (_, o, y) =>
    `<path d="M0 ${y - 4}H${o - 8}" stroke="#14181b" stroke-width="8"/>` +
    light(`M0 ${y - 4}H${o - 8}`, 2.6) +
    lens(`M${o - 44} ${y + 14}a18 18 0 0 1 36 0v36a18 18 0 0 1-36 0Z`) +
    light(`M${o - 37} ${y + 15}a11 11 0 0 1 22 0v34a11 11 0 0 1-22 0Z`, 4),
  line: (i, o, y) =>
    `<path d="M0 ${y - 3}H${i}L${o} ${y - 7}" fill="none" stroke="#14181b" stroke-width="10"/>` +
    light(`M0 ${y - 3}H${i}L${o} ${y - 7}`, 4.5),
};

/** Both headlamps from a share of the half width outward; nothing where they are drawn around the corners. */
export function lampMarkup({ half, noseY, lamp, hasLamps }: EndArt, inner = 0.52): string {
  if (!hasLamps) return '';
  return both(lampsOf[lamp](Math.round(half * inner), half - 3, noseY + 16));
}
