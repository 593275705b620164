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

it.each<[string, number, { opened: number; loads: number; failed: number }, number]>([
  ['pages that began with the release', 100, { opened: 4, loads: 1, failed: 2 }, 4],
  ['pages that loaded it later', 100, { opened: 4, loads: 7, failed: 2 }, 7],
  ['the pages that loads of one page in ten stand for', 10, { opened: 4, loads: 1, failed: 2 }, 10],
  ['pages on which it failed before it was loaded', 10, { opened: 0, loads: 0, failed: 6 }, 6],
  ['not more than all pages', 10, { opened: 0, loads: 9, failed: 0 }, 20],
  ['no loads when no page reports them', 0, { opened: 3, loads: 5, failed: 0 }, 3],
])('counts as visits %s', (_case, sampledPercent, { opened, loads, failed }, visits) => {
  const counter = createPageCounter(() => 0, sampledPercent);
  const times = (count: number, add: () => void) => Array.from({ length: count }, add);
  times(20, counter.addPage);
  times(opened, counter.addOpened);
  times(loads, counter.addLoad);
  times(failed, counter.addFailed);
  expect(counter.readVisits()).toEqual({ pages: 20, failedPages: failed, visits });
});
