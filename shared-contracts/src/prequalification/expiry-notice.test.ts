import { expect, it } from 'vitest';
import { expiryNotice } from './expiry-notice.ts';

const zone = 'America/New_York';
const at = (text: string) => new Date(text);

it.each([
  ['eight days before', '2026-07-07T16:00:00Z', '2026-06-29T16:00:00Z', undefined],
  ['seven days before', '2026-07-07T16:00:00Z', '2026-06-30T16:00:00Z', 7],
  ['the day before', '2026-07-07T16:00:00Z', '2026-07-06T16:00:01Z', 1],
  ['23 hours before, but yesterday by the dealer’s clock', '2026-07-07T16:00:00Z', '2026-07-06T17:00:00Z', 1],
  ['today', '2026-07-07T16:00:00Z', '2026-07-07T15:59:59Z', 0],
  ['an evening there that is the next day in UTC', '2026-07-08T02:00:00Z', '2026-07-07T12:00:00Z', 0],
  ['over the change of the clocks', '2026-11-02T16:00:00Z', '2026-10-31T16:00:00Z', 2],
  ['expired', '2026-07-07T16:00:00Z', '2026-07-07T16:00:00Z', undefined],
])('%s', (_row, expiresAt, now, days) => expect(expiryNotice(expiresAt, at(now), zone)?.days).toBe(days));
