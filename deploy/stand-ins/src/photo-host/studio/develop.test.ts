import { expect, it } from 'vitest';
import { byteOf, developedLight, lightsOfBytes, toneOf } from './develop.ts';

const lights = [-1, ...Array.from({ length: 400 }, (_, index) => (index / 100) ** 2), 1_000];

it('a tone is never darker than black or brighter than white, and never falls when the light rises', () => {
  const tones = lights.map(toneOf);
  expect(tones).toEqual(tones.toSorted((a, b) => a - b));
  expect(tones[0]).toBe(0);
  expect(tones.at(-1)).toBeLessThanOrEqual(1);
});

it('a developed light keeps what is too bright at white', () => {
  const developed = lights.map(developedLight);
  expect(developed).toEqual(developed.toSorted((a, b) => a - b));
  expect([developed[0], byteOf(developed.at(-1) ?? 0)]).toEqual([0, 255]);
});

it('the light of each byte has this byte', () => {
  expect(Array.from(lightsOfBytes, byteOf)).toEqual(Array.from({ length: 256 }, (_, byte) => byte));
});
