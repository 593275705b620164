import { expect, it } from 'vitest';
import { filmParts, type Film } from './film.ts';
import { filmOf, negativeOf } from './negative.ts';

const [width, height] = [64, 48];

/** Upper half wall, lower left body that is half paint, lower right floor in the shade of a red lamp. */
function film(): Film {
  const data = new Float32Array(width * height * filmParts);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const isWall = pixel < (width * height) / 2;
    const isBody = pixel % width < width / 2;
    data.set(
      isWall ? [0, 0, 0, 0, 1] : isBody ? [0.2, 0.2, 0.2, 0.5, 0] : [0.1, 0, 0, 0, 0.6],
      pixel * filmParts,
    );
  }
  return { data, width, height };
}

it('a negative keeps what is not paint, how much paint adds, and how much is seen behind', async () => {
  const kept = await filmOf(await negativeOf(film()));
  expect([kept.width, kept.height]).toEqual([width, height]);
  const at = (x: number, y: number) => {
    const from = (y * width + x) * filmParts;
    return [...kept.data.subarray(from, from + filmParts)];
  };
  expect(at(20, 8)).toEqual([0, 0, 0, 0, 1]);
  for (const [part, value] of [0.2, 0.2, 0.2, 0.5, 0].entries()) {
    expect(Math.abs((at(12, 40)[part] ?? 9) - value)).toBeLessThan(0.03);
  }
  const [red = 0, green = 9, , paint, behind = 0] = at(52, 40);
  expect(red).toBeGreaterThan(green + 0.04);
  expect([paint, Math.round(behind * 10)]).toEqual([expect.closeTo(0, 1), 6]);
});

it('bytes that are no picture are refused', async () => {
  await expect(filmOf(Buffer.from('not a picture'))).rejects.toThrow(/unsupported image format/);
});
