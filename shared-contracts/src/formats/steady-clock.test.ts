import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { steadyClock } from './steady-clock.ts';

const minuteMs = 60_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'performance'] }));
afterEach(() => {
  vi.useRealTimers();
});

const setClock = (byMs: number) => vi.setSystemTime(Date.now() + byMs);

it.each([
  ['as long as it takes', () => undefined, 5],
  ['also when the clock is set back meanwhile', () => setClock(-120 * minuteMs), 5],
  ['also the time that the device slept', () => setClock(30 * minuteMs), 35],
  [
    'not when the clock is set ahead by mistake and right again',
    () => (setClock(60_000), setClock(-60_000)),
    5,
  ],
])('time passes: %s', (_row, change, minutes) => {
  const now = steadyClock();
  const startMs = now();
  expect(startMs).toBe(Date.now());
  change();
  vi.advanceTimersByTime(5 * minuteMs);
  expect(now() - startMs).toBe(minutes * minuteMs);
});
