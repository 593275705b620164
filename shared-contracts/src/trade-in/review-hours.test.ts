import { describe, expect, it } from 'vitest';
import { reviewOutlook } from './index.ts';

const detroit = 'America/Detroit';

/** BUY-18: 9:00am–12:00am Monday–Saturday and 11:00am–12:00am Sunday, in the dealer's time zone. */
describe('offer review hours', () => {
  it.each([
    ['Monday at 9:00 AM, they begin', '2026-06-15T13:00:00.000Z', true, '2026-06-15T13:00:00.000Z'],
    ['Monday a minute before', '2026-06-15T12:59:00.000Z', false, '2026-06-15T13:00:00.000Z'],
    ['Monday at 11:59 PM', '2026-06-16T03:59:00.000Z', true, '2026-06-16T03:59:00.000Z'],
    [
      'midnight after Monday: Tuesday at 9:00 AM',
      '2026-06-16T04:00:00.000Z',
      false,
      '2026-06-16T13:00:00.000Z',
    ],
    ['Saturday at 9:00 AM', '2026-06-20T13:00:00.000Z', true, '2026-06-20T13:00:00.000Z'],
    ['Sunday at 9:00 AM: 11:00 AM', '2026-06-21T13:00:00.000Z', false, '2026-06-21T15:00:00.000Z'],
    ['Sunday at 11:00 AM', '2026-06-21T15:00:00.000Z', true, '2026-06-21T15:00:00.000Z'],
    ['the Sunday when the clock goes forward', '2026-03-08T14:00:00.000Z', false, '2026-03-08T15:00:00.000Z'],
    ['the Sunday when the clock goes back', '2026-11-01T15:30:00.000Z', false, '2026-11-01T16:00:00.000Z'],
  ])('%s', (_, at, isOpen, opensAt) => {
    expect(reviewOutlook(at, detroit)).toMatchObject({ isOpen, opensAt });
  });

  it.each([
    ['Friday', '2026-06-19T16:00:00.000Z', false, '2026-06-19'],
    ['Saturday: Monday', '2026-06-20T16:00:00.000Z', true, '2026-06-22'],
    ['Sunday: Monday', '2026-06-21T16:00:00.000Z', true, '2026-06-22'],
    ['Monday in UTC is Sunday in Detroit', '2026-06-22T02:00:00.000Z', true, '2026-06-22'],
  ])('a decision on a weekend may wait until the next business day: %s', (_, at, mayWait, businessDayOn) => {
    expect(reviewOutlook(at, detroit)).toMatchObject({ mayWait, businessDayOn });
  });
});
