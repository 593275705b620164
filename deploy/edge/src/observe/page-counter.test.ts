import { expect, it } from 'vitest';
import { createPageCounter } from './page-counter.ts';

const minuteMs = 60_000;

it.each<[string, readonly number[], number, number]>([
  ['pages of one minute', [0, 1, 59_999], 59_999, 3],
  ['pages of several minutes', [0, minuteMs, 2 * minuteMs], 2 * minuteMs, 3],
  ['pages of the last 60 minutes', [0, minuteMs, 60 * minuteMs - 1], 60 * minuteMs - 1, 3],
  ['none of an hour ago', [0, minuteMs, 60 * minuteMs], 60 * minuteMs, 2],
  ['none after a quiet hour', [0, 1], 61 * minuteMs, 0],
  ['pages counted after the clock went back', [5 * minuteMs, 4 * minuteMs, 5 * minuteMs], 5 * minuteMs, 3],
])('counts %s', (_case, at, readAt, pages) => {
  let now = 0;
  const counter = createPageCounter(() => now);
  for (const ms of at) {
    now = ms;
    counter.addPage();
  }
  now = readAt;
  expect(counter.read()).toEqual({ pages, failedPages: 0 });
});
