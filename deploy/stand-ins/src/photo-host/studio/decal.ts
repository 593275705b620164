import sharp from 'sharp';
import { clamped, type Vec } from './vec.ts';

/** What a drawing has at a place. */
export interface Ink {
  readonly color: Vec;
  /** How much of the surface it covers. */
  readonly cover: number;
  /** Shares that are bright metal, and glass. */
  readonly metal: number;
  readonly glass: number;
}

/** A drawing that is laid on a surface. */
export interface Decal {
  /** Its ink at a place of the drawing, in its own units. */
  readonly at: (x: number, y: number) => Ink;
  /** One of its channels, red first, from 0 to 1: for drawings that are masks. */
  readonly maskAt: (x: number, y: number, channel: number) => number;
}

/** Area of a drawing and pixels per unit. */
export interface Sheet {
  readonly markup: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly density: number;
}

/** Fills of drawings that stand for bright metal and for glass. */
export const metalInk = '#00ff00';
export const glassInk = '#0000ff';

const none: Ink = { color: [0, 0, 0], cover: 0, metal: 0, glass: 0 };

const linear = Float32Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

const linearOf = (value: number): number => linear[Math.min(255, Math.max(0, Math.round(value)))]!;

function inkOf(red: number, green: number, blue: number): Omit<Ink, 'cover'> {
  const metal = clamped((green - Math.max(red, blue) - 20) / 200);
  const glass = clamped((blue - Math.max(red, green) - 70) / 150);
  const color: Vec = [
    linearOf(red),
    linearOf(metal > 0 ? Math.max(red, blue) : green),
    linearOf(glass > 0 ? Math.max(red, green) : blue),
  ];
  return { color, metal, glass };
}

/** Draws a sheet. */
export async function decalOf({ markup, left, top, width, height, density }: Sheet): Promise<Decal> {
  const [columns, rows] = [Math.round(width * density), Math.round(height * density)];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${width} ${height}" width="${columns}" height="${rows}">${markup}</svg>`;
  const data = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();
  /** Sums over the four pixels around a place, colors times their cover. */
  const sums = new Float64Array(4);
  const read = (x: number, y: number): boolean => {
    const px = (x - left) * density - 0.5;
    const py = (y - top) * density - 0.5;
    const column = Math.floor(px);
    const row = Math.floor(py);
    if (column < 0 || row < 0 || column >= columns - 1 || row >= rows - 1) return false;
    const sx = px - column;
    const sy = py - row;
    sums.fill(0);
    for (let tap = 0; tap < 4; tap += 1) {
      const right = tap & 1;
      const down = tap >> 1;
      const at = ((row + down) * columns + column + right) * 4;
      const weight = (right ? sx : 1 - sx) * (down ? sy : 1 - sy) * (data[at + 3]! / 255);
      sums[0]! += data[at]! * weight;
      sums[1]! += data[at + 1]! * weight;
      sums[2]! += data[at + 2]! * weight;
      sums[3]! += weight;
    }
    return sums[3]! > 0.004;
  };
  return {
    at(x, y) {
      if (!read(x, y)) return none;
      const cover = sums[3]!;
      return { ...inkOf(sums[0]! / cover, sums[1]! / cover, sums[2]! / cover), cover };
    },
    maskAt: (x, y, channel) => (read(x, y) ? sums[channel]! / 255 : 0),
  };
}
