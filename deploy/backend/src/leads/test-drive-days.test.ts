import { expect, it } from 'vitest';
import { testTenants } from '../testing/test-tenants.ts';
import { takesTestDrive } from './test-drive-days.ts';

const hours = testTenants.byId('northstar')!.fulfillment.hours;
const todayOn = '2026-06-15';

it.each([
  ['an open day', '2026-06-16', hours, true],
  ['a past day', '2026-06-12', hours, false],
  ['a Sunday', '2026-06-21', hours, false],
  ['a weekday on which this dealer is closed', '2026-06-16', { ...hours, tuesday: null }, false],
  ['a Sunday on which this dealer is open', '2026-06-21', { ...hours, sunday: hours.monday }, true],
  ['another day of that dealer', '2026-06-17', { ...hours, tuesday: null }, true],
])('a test drive on %s', (_row, dateOn, own, isTaken) => {
  expect(takesTestDrive(dateOn, todayOn, own)).toBe(isTaken);
});
