import { expect, it } from 'vitest';
import { paintFromHex } from './paint.ts';

const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

it.each(['b3202a', '2b5ea8', 'a9b0b6', 'f2c318', '3f5a46'])('keeps the paint %s as requested', (hex) => {
  expect(paintFromHex(hex).base).toBe(`#${hex}`);
});

it.each(['ffffff', '000000', 'b3202a', '0000ff', '00ff00', 'f2c318'])(
  'orders the tones of %s from glint to deep, all valid colors',
  (hex) => {
    const { glint, light, base, shade, deep, seam } = paintFromHex(hex);
    const tones = [glint, light, base, shade, deep];
    for (const tone of [...tones, seam]) expect(tone).toMatch(/^#[0-9a-f]{6}$/);
    const steps = tones.map(luminance);
    expect(steps).toEqual(steps.toSorted((a, b) => b - a));
    expect(new Set(tones).size).toBe(tones.length);
  },
);

it('keeps the form of black paint: its upward surfaces are at least a third as bright as white', () => {
  expect(luminance(paintFromHex('000000').light) / 255).toBeGreaterThan(0.33);
  expect(luminance(paintFromHex('000000').base) / 255).toBeLessThan(0.2);
});
