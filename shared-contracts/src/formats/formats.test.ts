import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import {
  calendarWords,
  formatCurrency,
  formatDateAt,
  formatDateOn,
  formatDecimal,
  formatDuration,
  formatEndAt,
  formatExactCurrency,
  formatList,
  formatLongDateOn,
  formatMileage,
  formatMomentAt,
  formatPercent,
  formatPhone,
  formatRoundedCurrency,
  formatTimeAt,
  formatTimeWindow,
  formatZone,
  generalZoneNameAt,
  formatZonedTimeAt,
  formatZonedTimeWindow,
  languageName,
  setPageLocale,
  parseCurrency,
  phoneHref,
  vehicleName,
  vehicleNameWithTrim,
  zoneNameAt,
} from './index.ts';

describe('currency', () => {
  test.each([
    [0, '$0'],
    [123_400, '$1,234'],
    [123_456, '$1,234.56'],
    [5, '$0.05'],
    [-123_450, '−$1,234.50'],
  ])('%i cents are %s', (amountCents, text) => {
    expect(formatCurrency(amountCents)).toBe(text);
  });

  test('exact and rounded forms', () => {
    expect(formatExactCurrency(123_400)).toBe('$1,234.00');
    expect(formatRoundedCurrency(123_456)).toBe('$1,235');
  });

  test.each(['', '$', 'abc', '1.234', '1,23', '1e3', '12 34', '99999999999999999', '--1', 'Infinity'])(
    '%j is not an amount',
    (text) => {
      expect(parseCurrency(text)).toBeUndefined();
    },
  );

  test('P07: parse(format(n)) is n up to 999,999.99, in each format', () => {
    fc.assert(
      fc.property(fc.integer({ min: -99_999_999, max: 99_999_999 }), (amountCents) => {
        expect(parseCurrency(formatCurrency(amountCents))).toBe(amountCents);
        expect(parseCurrency(formatExactCurrency(amountCents))).toBe(amountCents);
      }),
    );
  });
});

test.each([
  ['2075550178', '(207) 555 - 0178'],
  ['+1 207-555-0178', '(207) 555 - 0178'],
  ['555', '555'],
])('phone %s is formatted as %s', (phone, text) => {
  expect(formatPhone(phone)).toBe(text);
});

test('numbers with their units', () => {
  expect(formatMileage(12_345)).toBe('12,345 mi');
  expect(formatPercent(6.9)).toBe('6.90%');
  expect(formatPercent(5.5, 3)).toBe('5.5%');
  expect(formatPercent(6.999, 1)).toBe('7%');
  expect(phoneHref('(207) 555-0178')).toBe('tel:+12075550178');
});

describe('dates', () => {
  test('a calendar date never shifts a day', () => {
    expect(formatDateOn('2026-03-08')).toBe('Mar 8, 2026');
    expect(formatLongDateOn('2026-03-08')).toBe('March 8, 2026');
    expect(formatLongDateOn('2026-03-08', 'es')).toBe('8 de marzo de 2026');
  });

  test.each([
    ['America/New_York', 'Nov 20, 2026'],
    ['Asia/Tokyo', 'Nov 21, 2026'],
  ])('an instant in %s is %s', (timeZone, text) => {
    expect(formatDateAt('2026-11-21T02:00:00Z', timeZone)).toBe(text);
  });

  test.each([
    ['2026-11-21T14:00:00Z', '2026-11-21T16:30:00Z', '9:00 AM – 11:30 AM'],
    ['2026-03-08T06:30:00Z', '2026-03-08T07:30:00Z', '1:30 AM – 3:30 AM'],
    ['2026-11-01T05:30:00Z', '2026-11-01T06:30:00Z', '1:30 AM – 1:30 AM'],
  ])('%s to %s in New York is %s (F60)', (startAt, endAt, text) => {
    expect(formatTimeWindow(startAt, endAt, 'America/New_York')).toBe(text);
  });
});

test('dates and times use the language of the page, or the given one', () => {
  const at = '2026-03-08T19:30:00Z';
  expect(formatDateAt(at, 'America/New_York', 'es')).toBe('8 mar 2026');
  setPageLocale('es');
  expect(formatDateOn('2026-03-08')).toBe('8 mar 2026');
  expect(formatTimeAt(at, 'America/New_York')).toBe('3:30 p.m.');
  setPageLocale('en');
  expect(formatDateOn('2026-03-08')).toBe('Mar 8, 2026');
});

describe('times name their zone (SITE-81)', () => {
  test.each([
    ['2026-01-15T19:30:05Z', 'Jan 15, 2026 at 2:30 PM (ET)', '2:30 PM (ET)'],
    ['2026-07-15T18:30:05Z', 'Jul 15, 2026 at 2:30 PM (ET)', '2:30 PM (ET)'],
  ])('%s in Detroit', (at, moment, time) => {
    expect(formatMomentAt(at, 'America/Detroit')).toBe(moment);
    expect(formatZonedTimeAt(at, 'America/Detroit')).toBe(time);
  });

  test('in Spanish', () => {
    expect(formatMomentAt('2026-01-15T19:30:05Z', 'America/Detroit', 'es')).toBe(
      '15 ene 2026 a las 2:30 p.m. (ET)',
    );
  });

  test.each([
    ['days ahead', '2026-11-28T09:00:00Z', 'Tuesday, Dec\u00a01'],
    ['a minute more than a day ahead', '2026-11-30T09:15:00Z', 'Tuesday, Dec\u00a01'],
    ['a day ahead', '2026-11-30T09:16:00Z', 'Tuesday, Dec\u00a01 at 4:16 AM (ET)'],
    ['the evening before', '2026-12-01T01:00:00Z', 'Tuesday, Dec\u00a01 at 4:16 AM (ET)'],
    ['a minute ahead', '2026-12-01T09:15:00Z', 'Tuesday, Dec\u00a01 at 4:16 AM (ET)'],
  ])('an end is a day, with its time only within 24 hours: %s', (_row, now, expected) => {
    expect(formatEndAt('2026-12-01T09:16:00Z', 'America/Detroit', Date.parse(now))).toBe(expected);
  });

  test('a window names it once', () => {
    expect(formatZonedTimeWindow('2026-11-21T14:00:00Z', '2026-11-21T16:00:00Z', 'America/New_York')).toBe(
      '9:00 AM – 11:00 AM (ET)',
    );
  });

  test.each([
    ['America/New_York', '2026-01-15T12:00:00Z', 'en', 'Eastern Time (ET)'],
    ['America/New_York', '2026-07-15T12:00:00Z', 'en', 'Eastern Time (ET)'],
    ['America/Los_Angeles', '2026-01-15T12:00:00Z', 'en', 'Pacific Time (PT)'],
    ['America/New_York', '2026-01-15T12:00:00Z', 'es', 'hora oriental (ET)'],
    ['America/New_York', '2026-07-15T12:00:00Z', 'es', 'hora oriental (ET)'],
    ['America/Los_Angeles', '2026-01-15T12:00:00Z', 'es', 'hora del Pacífico (PT)'],
  ])('%s at %s in %s is %s', (timeZone, at, locale, label) => {
    expect(formatZone(at, timeZone, locale)).toBe(label);
  });

  test.each([
    ['America/New_York', '2026-01-15T12:00:00Z', 'ET'],
    ['America/Detroit', '2026-07-15T12:00:00Z', 'ET'],
    ['America/Los_Angeles', '2026-07-15T12:00:00Z', 'PT'],
    ['America/Phoenix', '2026-07-15T12:00:00Z', 'MST'],
    ['America/Puerto_Rico', '2026-01-15T12:00:00Z', 'AST'],
    ['Pacific/Honolulu', '2026-07-15T12:00:00Z', 'HST'],
  ])('%s at %s has the one short name %s', (timeZone, at, name) => {
    expect(zoneNameAt(at, timeZone)).toBe(name);
    expect(generalZoneNameAt(at, timeZone)).toBe(name);
  });
});

test('decimals, durations and lists', () => {
  expect(formatDecimal(1234.56, 1)).toBe('1,234.6');
  expect(formatDuration(23, 'hour')).toBe('23 hr');
  expect(formatDuration(59, 'minute', 'es')).toBe('59 min');
  expect(formatList(['Ann', 'Ben', 'Cem'])).toBe('Ann, Ben, and Cem');
  expect(formatList(['36', '48'], 'or')).toBe('36 or 48');
  expect(formatList(['Ann', 'Ben'], 'and', 'es')).toBe('Ann y Ben');
});

test.each([
  ['en', 'English'],
  ['es', 'Español'],
])('%s is named %s', (locale, name) => {
  expect(languageName(locale)).toBe(name);
});

test('the words of a calendar', () => {
  const words = calendarWords('en');
  expect(words.month('2026-03-08')).toBe('March 2026');
  expect(words.day('2026-03-08')).toBe('Sunday, March 8, 2026');
  expect([words.shortWeekday('2026-03-08'), words.weekday('2026-03-08')]).toEqual(['Sun', 'Sunday']);
});

describe('names of vehicles', () => {
  test.each([
    ['Core', '2023 Volvo XC60 Core'],
    ['', '2023 Volvo XC60'],
    ['XC60 Core', '2023 Volvo XC60 Core'],
  ])('with the trim %j', (trim, text) => {
    const vehicle = { year: 2023, make: 'Volvo', model: 'XC60', trim };
    expect(vehicleNameWithTrim(vehicle)).toBe(text);
    expect(vehicleName(vehicle)).toBe('2023 Volvo XC60');
  });

  test.each([
    ['Polestar', 'Polestar 4', '2027 Polestar 4'],
    ['Mazda', 'Mazda3', '2027 Mazda3'],
    ['Mazda', 'Mazda3 Hatchback', '2027 Mazda3 Hatchback'],
    ['Mazda', 'CX-5', '2027 Mazda CX-5'],
    ['MINI', 'Hardtop', '2027 MINI Hardtop'],
  ])('of %s %s: the make is said once', (make, model, text) => {
    expect(vehicleName({ year: 2027, make, model })).toBe(text);
  });
});

test('a formatter is made once and kept', () => {
  const formatAll = () => [
    formatPercent(6.9),
    formatDecimal(1.25, 1),
    formatDateOn('2026-03-08', 'es'),
    formatZonedTimeAt('2026-03-08T12:00:00Z', 'America/Chicago', 'es'),
  ];
  const first = formatAll();
  const numbers = vi.spyOn(Intl, 'NumberFormat');
  const dates = vi.spyOn(Intl, 'DateTimeFormat');
  try {
    expect(formatAll()).toEqual(first);
    expect([numbers.mock.calls, dates.mock.calls]).toEqual([[], []]);
  } finally {
    numbers.mockRestore();
    dates.mockRestore();
  }
});
