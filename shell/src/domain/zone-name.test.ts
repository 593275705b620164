import { expect, test } from 'vitest';
import { zoneName } from './zone-name.ts';

test.each([
  ['America/Los_Angeles', '2026-01-15T12:00:00Z', 'PST'],
  ['America/Los_Angeles', '2026-07-15T12:00:00Z', 'PDT'],
  ['America/Detroit', '2026-01-15T12:00:00Z', 'EST'],
  ['America/New_York', '2026-07-15T12:00:00Z', 'EDT'],
])('%s at %s is %s', (timeZone, at, expected) => {
  expect(zoneName(timeZone, new Date(at))).toBe(expected);
});
