import { expect, test } from 'vitest';
import { imageRatio } from './image-ratio.ts';

test.each([
  ['75.2%', undefined],
  ['66.7%', '100 / 66.7'],
  ['100%', '100 / 100'],
  ['24%', undefined],
  ['201%', undefined],
  ['wide', undefined],
  ['', undefined],
])('the text %j for the ratio of a picture gives %j (SHOP-30)', (text, ratio) => {
  expect(imageRatio(text)).toBe(ratio);
});
