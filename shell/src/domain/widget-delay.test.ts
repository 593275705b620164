import { expect, test } from 'vitest';
import { widgetDelayMs } from './widget-delay.ts';

test.each([
  ['a quick start', 800, 15_000],
  ['the base', 7_500, 15_000],
  ['twice the startup time', 9_000, 18_000],
  ['the cap', 10_000, 20_000],
  ['a slow start', 60_000, 20_000],
])('a widget waits at most: %s', (_name, startupMs, expected) => {
  expect(widgetDelayMs(startupMs)).toBe(expected);
});
