import { expect, it } from 'vitest';
import { canaryVerdict } from './canary-verdict.ts';

const limits = { minimumPages: 30, minimumFailedPages: 3, marginPoints: 2 };

it.each([
  ['nothing seen', [0, 0], [0, 0], 'too few pages'],
  ['one page too few', [29, 29], [1000, 0], 'too few pages'],
  ['just enough, all failed', [30, 30], [1000, 0], 'take back'],
  ['no failures', [30, 0], [1000, 0], 'keep'],
  ['as bad as what is live', [100, 40], [1000, 400], 'keep'],
  ['worse by the margin, not more', [100, 7], [1000, 50], 'keep'],
  ['worse by more than the margin', [1000, 71], [1000, 50], 'take back'],
  ['better than what is live', [100, 3], [1000, 500], 'keep'],
  ['worse, but by two pages', [40, 2], [1000, 0], 'too few failures'],
  ['worse by three pages', [40, 3], [1000, 0], 'take back'],
  ['a canary for everybody', [100, 5], [0, 0], 'take back'],
  ['a canary for everybody within the margin', [100, 2], [0, 0], 'keep'],
] as const)(
  '%s: %j compared with %j is %s',
  (_case, [visits, failedPages], [liveVisits, liveFailed], verdict) => {
    const seen = { canary: { visits, failedPages }, live: { visits: liveVisits, failedPages: liveFailed } };
    expect(canaryVerdict(seen, limits).verdict).toBe(verdict);
  },
);

it('returns both rates, never above 100', () => {
  const seen = { canary: { visits: 50, failedPages: 80 }, live: { visits: 200, failedPages: 3 } };
  expect(canaryVerdict(seen, limits)).toEqual({ verdict: 'take back', canaryPercent: 100, livePercent: 1.5 });
});
