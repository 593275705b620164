import { expect, test } from 'vitest';
import { chosenBounds, sliderBounds, thumbValues } from './range-view.ts';

const price = sliderBounds('price', { min: 8_120, max: 91_700 });

test('a slider ends at whole steps around the inventory', () => {
  expect(price).toEqual({ min: 8_000, max: 92_000, step: 500 });
});

test('values closer than a step are the limits', () => {
  expect(sliderBounds('price', { min: 20_100, max: 20_400 })).toEqual({
    min: 20_100,
    max: 20_400,
    step: 500,
  });
});

test.each([
  ['open', {}, [8_000, 92_000]],
  ['one end', { max: 20_000 }, [8_000, 20_000]],
  ['beyond the inventory', { min: 1, max: 500_000 }, [8_000, 92_000]],
])('thumbs of a search that is %s', (_, chosen, thumbs) => {
  expect(thumbValues(chosen, price)).toEqual(thumbs);
});

test.each([
  ['both at the ends', [8_000, 92_000], {}],
  ['low moved', [10_000, 92_000], { min: 10_000 }],
  ['high moved', [8_000, 20_000], { max: 20_000 }],
] as const)('bounds with %s', (_, thumbs, bounds) => {
  expect(chosenBounds(thumbs, price)).toEqual(bounds);
});
