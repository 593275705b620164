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
  ['below the inventory', { max: 2_000 }, { min: 1_500, max: 92_000 }, [1_500, 2_000]],
  ['near nothing', { max: 200 }, { min: 0, max: 92_000 }, [0, 200]],
  ['above the inventory', { min: 120_000 }, { min: 8_000, max: 120_500 }, [120_000, 120_500]],
  ['at a limit', { max: 8_000 }, { min: 8_000, max: 92_000 }, [8_000, 8_000]],
])('a search %s is within the slider, and shown as chosen', (_, chosen, limits, thumbs) => {
  const slider = sliderBounds('price', { min: 8_120, max: 91_700 }, chosen);
  expect(slider).toEqual({ ...limits, step: 500 });
  expect(thumbValues(chosen, slider)).toEqual(thumbs);
  expect(chosenBounds(thumbValues(chosen, slider), slider)).toEqual(chosen);
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
