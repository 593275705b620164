import { expect, test } from 'vitest';
import { growFrom } from './grow-from.ts';

const phone = { left: 0, top: 56, width: 400, height: 700 };

test.each([
  ['of the same ratio', { left: 20, top: 100, width: 360, height: 270 }, 'translate(0px, -171px) scale(0.9)'],
  [
    'cut above and below: more of the sky',
    { left: 20, top: 100, width: 360, height: 170 },
    'translate(0px, -231px) scale(0.9)',
  ],
  ['cut on both sides', { left: 0, top: 106, width: 200, height: 300 }, 'translate(-100px, -150px) scale(1)'],
])('a picture comes from a place %s', (_, place, expected) =>
  expect(growFrom(place, phone, 4 / 3)).toBe(expected),
);
