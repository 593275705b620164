import { describe, expect, it } from 'vitest';
import { secondsUntil, spokenTime, timeLeft } from './time-left.ts';

const hour = 3600;

it.each([
  [5000, 5],
  [4001, 5],
  [1, 1],
  [0, 0],
  [-1, 0],
])('secondsUntil %d ms later', (leftMs, expected) =>
  expect(secondsUntil(1_000 + leftMs, 1_000)).toBe(expected),
);

describe('timeLeft (ACCT-14)', () => {
  it.each([
    ['a whole day', 24 * hour, 'en', '24 hr'],
    ['the first second of it', 24 * hour - 1, 'en', '23 hr 59 min'],
    ['in Spanish', 24 * hour - 1, 'es', '23 h 59 min'],
    ['just more than an hour', hour + 1, 'en', '1 hr'],
    ['an hour', hour, 'en', '60:00'],
    ['less than an hour', hour - 1, 'en', '59:59'],
    ['five minutes', 300, 'en', '5:00'],
    ['the last seconds', 9, 'en', '0:09'],
  ])('%s', (_, seconds, locale, expected) => expect(timeLeft(seconds, locale)).toBe(expected));
});

describe('spokenTime (ACCT-14)', () => {
  it.each([
    [24 * hour, 'expiresSpokenHours', 24],
    [23 * hour + 1799, 'expiresSpokenHours', 23],
    [hour + 1, 'expiresSpokenHours', 1],
    [hour, 'expiresSpoken', 60],
    [61, 'expiresSpoken', 2],
    [31, 'expiresSpoken', 1],
    [30, 'expiresSoon', 1],
  ])('%d seconds', (seconds, key, count) => expect(spokenTime(seconds)).toEqual({ key, count }));
});
