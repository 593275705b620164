import { expect, it } from 'vitest';
import { filmParts, type Film } from './film.ts';
import { negativeChannels, negativeLights, negativeOf, readNegative } from './negative.ts';

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
  const kept = await readNegative(await negativeOf(film()));
  expect([kept.width, kept.height]).toEqual([width, height]);
  const at = (x: number, y: number) => {
    const pixel = (y * width + x) * negativeChannels;
    const [red = 0, green = 0, , covered = 0] = kept.bytes.subarray(pixel);
    const paint = kept.bytes[pixel + width * height * negativeChannels] ?? 0;
    return { red: negativeLights[red], green: negativeLights[green], paint: negativeLights[paint], covered };
  };
  expect(at(20, 8).covered).toBe(0);
  const near = (value: number) => expect.closeTo(value, 1) as number;
  expect(at(12, 40)).toEqual({ red: near(0.2), green: near(0.2), paint: near(0.5), covered: 255 });
  expect(at(52, 40)).toEqual({ red: near(0.1), green: near(0), paint: near(0), covered: 102 });
});

it('bytes that are no picture are refused', async () => {
  await expect(readNegative(Buffer.from('not a picture'))).rejects.toThrow(/unsupported image format/);
});
