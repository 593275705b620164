import { expect, test } from 'vitest';
import { zoneLabel } from './zone-label.ts';

test.each([
  ['America/New_York', '2026-01-15T12:00:00Z', 'en', 'Eastern Standard Time (EST)'],
  ['America/New_York', '2026-07-15T12:00:00Z', 'en', 'Eastern Daylight Time (EDT)'],
  ['America/Los_Angeles', '2026-01-15T12:00:00Z', 'en', 'Pacific Standard Time (PST)'],
  ['America/New_York', '2026-01-15T12:00:00Z', 'es', 'hora estándar oriental (EST)'],
  ['America/New_York', '2026-07-15T12:00:00Z', 'es', 'hora de verano oriental (EDT)'],
  ['America/Los_Angeles', '2026-01-15T12:00:00Z', 'es', 'hora estándar del Pacífico (PST)'],
])('%s at %s in %s is %s (SITE-85)', (timeZone, at, locale, label) => {
  expect(zoneLabel(timeZone, new Date(at), locale)).toBe(label);
});
