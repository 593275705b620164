import { describe, expect, test } from 'vitest';
import { isTimeShort, nextSecond, timeParts } from './time-spent.ts';

describe('the timer', () => {
  test.each([
    [0, '00:00:00'],
    [59, '00:00:59'],
    [3_661, '01:01:01'],
    [36_000, '10:00:00'],
  ])('%s s is %s', (seconds, shown) => {
    const parts = timeParts(seconds);
    expect(`${parts.hours}:${parts.minutes}:${parts.seconds}`).toBe(shown);
  });

  test('stops at 36000 s', () => {
    expect(nextSecond(35_999)).toBe(36_000);
    expect(nextSecond(36_000)).toBe(36_000);
  });

  test('turns red at 32400 s', () => {
    expect(isTimeShort(32_399)).toBe(false);
    expect(isTimeShort(32_400)).toBe(true);
  });
});
