import { localTimeMs } from '../formats/index.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/**
 * Returns the first instant at which a zone's clock shows `minutes` after midnight of a date, or later. When the clock goes forward, a
 * skipped time is the instant of the change; when it goes back, a repeated time is the first of the two. Ascending times therefore never
 * give instants in a different order, and no hour is lost or counted twice (F60).
 */
export function zonedInstant(dateOn: string, minutes: number, timeZone: string): Date {
  const wantedMs = Date.parse(`${dateOn}T00:00:00Z`) + minutes * minuteMs;
  const offsets = [wantedMs - dayMs, wantedMs + dayMs].map((atMs) => localTimeMs(atMs, timeZone) - atMs);
  const earliestMs = wantedMs - Math.max(...offsets);
  const latestMs = wantedMs - Math.min(...offsets);
  const exact = [earliestMs, latestMs].find((atMs) => localTimeMs(atMs, timeZone) === wantedMs);
  return new Date(exact ?? firstShowing(wantedMs, { earliestMs, latestMs, timeZone }));
}

interface Span {
  readonly earliestMs: number;
  readonly latestMs: number;
  readonly timeZone: string;
}

function firstShowing(wantedMs: number, { earliestMs, latestMs, timeZone }: Span): number {
  let before = earliestMs;
  let after = latestMs;
  while (after - before > minuteMs) {
    const middle = before + Math.floor((after - before) / 2 / minuteMs) * minuteMs;
    if (localTimeMs(middle, timeZone) >= wantedMs) after = middle;
    else before = middle;
  }
  return after;
}

/** Returns the calendar date of an instant in a zone, `2026-03-08`. */
export function dateOnIn(at: Date | string, timeZone: string): string {
  return new Date(localTimeMs(new Date(at).getTime(), timeZone)).toISOString().slice(0, 10);
}

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
export type Weekday = (typeof weekdays)[number];

/** Returns the weekday of a calendar date. */
export function weekdayOf(dateOn: string): Weekday {
  return weekdays[new Date(`${dateOn}T00:00:00Z`).getUTCDay()] ?? 'sunday';
}
