// @vitest-environment node
import { expect, test } from 'vitest';
import { pathOfVital, type VisitedPaths } from './path-of-vital.ts';

const visited: VisitedPaths = [
  { atMs: 0, path: '/search' },
  { atMs: 5_000, path: '/cart' },
  { atMs: 9_000, path: '/search' },
  { atMs: 12_000, path: '/orders' },
];
const shift = (startTime: number, value: number) => ({ startTime, duration: 0, value });
const event = (startTime: number, duration: number) => ({ startTime, duration });

test.each([
  ['nothing is known', [], '/orders'],
  ['a paint on the first path', [event(900, 0)], '/search'],
  ['an interaction on the first path', [event(4_000, 300)], '/search'],
  ['the click that leads to the next path', [event(4_990, 600)], '/search'],
  ['an interaction at the moment of arrival', [event(5_000, 40)], '/cart'],
  ['an interaction on a path visited twice', [event(9_500, 40)], '/search'],
  ['an interaction on the last path', [event(90_000, 40)], '/orders'],
  [
    'the longest event of an interaction, which is not the last',
    [event(8_900, 400), event(9_100, 80)],
    '/cart',
  ],
  [
    'the longest event of an interaction, which is not the first',
    [event(4_900, 80), event(5_100, 400)],
    '/cart',
  ],
  ['events of one length: the first', [event(4_900, 80), event(5_100, 80)], '/search'],
  ['the largest shift, which is not the last', [shift(4_800, 0.2), shift(5_200, 0.01)], '/search'],
  ['the largest shift, which is not the first', [shift(4_800, 0.01), shift(5_200, 0.2)], '/cart'],
  ['an entry from before the page was opened', [event(-5, 40)], '/search'],
])('%s', (_case, entries, path) => {
  expect(pathOfVital(entries, visited)).toBe(path);
});
