// @vitest-environment node
import { expect, test } from 'vitest';
import { entryRetryMs } from './retry-after.ts';

const nowMs = Date.parse('2026-05-04T10:00:00Z');

test.each([
  ['nothing', null, 0],
  ['an empty value', '', 0],
  ['2 seconds', '2', 2000],
  ['a part of a second', '0.25', 250],
  ['no wait', '0', 0],
  ['a number below 0', '-5', 0],
  ['an hour, which is cut to 5 s', '3600', 5000],
  ['a date in 3 s', 'Mon, 04 May 2026 10:00:03 GMT', 3000],
  ['a date that is over', 'Mon, 04 May 2026 09:00:00 GMT', 0],
  ['a date of tomorrow', 'Tue, 05 May 2026 10:00:00 GMT', 5000],
  ['words', 'soon', 0],
])('F02: %s', (_, header, ms) => expect(entryRetryMs(header, nowMs)).toBe(ms));
