import { expect, test } from 'vitest';
import { placeTooltip } from './place-tooltip.ts';

const bubble = { top: 0, bottom: 0, left: 0, width: 200, height: 60 };
const anchor = (top: number, left: number) => ({ top, bottom: top + 24, left, width: 24, height: 24 });

test.each([
  ['centered above', anchor(300, 500), { top: 232, left: 412 }],
  ['below where there is no room above', anchor(20, 500), { top: 52, left: 412 }],
  ['inside the left edge', anchor(300, 0), { top: 232, left: 8 }],
  ['inside the right edge', anchor(300, 980), { top: 232, left: 792 }],
])('%s', (_, at, place) => expect(placeTooltip(at, bubble, { width: 1000 })).toEqual(place));
