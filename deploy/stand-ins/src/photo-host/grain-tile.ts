import type { OverlayOptions } from 'sharp';

const side = 256;
const strongest = 9;

/** Fine grain as of a camera's sensor, the same in every photo. */
export const grainTile: OverlayOptions = {
  input: grain(),
  raw: { width: side, height: side, channels: 4 },
  tile: true,
};

function grain(): Buffer {
  const data = Buffer.alloc(side * side * 4);
  let state = 1;
  for (let at = 0; at < data.length; at += 4) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const value = (state >>> 16) / 65_536 - 0.5;
    data.fill(value < 0 ? 0 : 255, at, at + 3);
    data[at + 3] = Math.round(Math.abs(value) * 2 * strongest);
  }
  return data;
}
