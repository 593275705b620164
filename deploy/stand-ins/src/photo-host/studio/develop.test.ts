import { expect, it } from 'vitest';
import { developed, toneOf } from './develop.ts';

it('a tone is never darker than black or brighter than white, and never falls when the light rises', () => {
  const lights = Array.from({ length: 400 }, (_, index) => (index / 100) ** 2);
  const tones = [-1, ...lights, 1_000].map(toneOf);
  expect(tones).toEqual(tones.toSorted((a, b) => a - b));
  expect(tones[0]).toBe(0);
  expect(tones.at(-1)).toBeLessThanOrEqual(1);
});

it('bytes keep what is too bright at white', () => {
  const data = Float32Array.from([-0.2, 0, 0.2, 0.9, 4, 90]);
  const bytes = [...developed({ data, width: 2, height: 1 })];
  expect(bytes.slice(0, 2)).toEqual([0, 0]);
  expect(bytes[5]).toBe(255);
  expect(bytes).toEqual(bytes.toSorted((a, b) => a - b));
});
