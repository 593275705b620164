import { expect, test } from 'vitest';
import { zoneLabel } from './zone-label.ts';

test.each([
  ['America/New_York', '2026-01-15T12:00:00Z', 'Eastern Standard Time (EST)'],
  ['America/New_York', '2026-07-15T12:00:00Z', 'Eastern Daylight Time (EDT)'],
  ['America/Los_Angeles', '2026-01-15T12:00:00Z', 'Pacific Standard Time (PST)'],
])('%s at %s is %s', (timeZone, at, label) => {
  expect(zoneLabel(timeZone, new Date(at))).toBe(label);
});
