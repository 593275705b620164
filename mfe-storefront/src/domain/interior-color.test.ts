import { expect, test } from 'vitest';
import { interiorColorKey } from './interior-color.ts';

test.each([
  ['Black', 'inventory.color.Black'],
  ['Beige', 'inventory.color.Beige'],
  ['Charcoal leather', undefined],
  ['black', undefined],
  ['', undefined],
])('the interior color %j has the text %j (SITE-85)', (interiorColor, key) => {
  expect(interiorColorKey(interiorColor)).toBe(key);
});
