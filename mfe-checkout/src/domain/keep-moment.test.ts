import { expect, test } from 'vitest';
import { keepMoment } from './keep-moment.ts';

test.each([
  ['Mar 8, 2026 at 2:30 PM (ET)', 'Mar 8, 2026 at\u00a02:30 PM (ET)'],
  ['8 mar 2026 a las 2:30 p. m. (ET)', '8 mar 2026 a\u00a0las\u00a02:30 p. m. (ET)'],
])('%s: no line ends between the date and the time but before what joins them', (moment, kept) => {
  expect(keepMoment(moment)).toBe(kept);
});
