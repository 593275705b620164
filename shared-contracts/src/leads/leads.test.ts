import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { commentsMaxLength, ContactLeadSchema, testDriveDayFault, TestDriveLeadSchema } from './index.ts';

const contact = {
  firstName: 'Ann',
  lastName: "O'Neil",
  email: 'ann@example.com',
  phoneNumber: '',
  comments: '',
  consent: false,
};
const drive = { ...contact, vin: 'YV4L12RK5P1000012' };

/** The first message of each field. */
function faultsOf(schema: v.GenericSchema, input: unknown): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const issue of v.safeParse(schema, input).issues ?? []) {
    faults[v.getDotPath(issue) ?? '(root)'] ??= issue.message;
  }
  return faults;
}

describe.each([
  ['a question', ContactLeadSchema, contact],
  ['a test drive', TestDriveLeadSchema, drive],
] as const)('%s (FIELD-46, FIELD-124, FIELD-128)', (_name, schema, good) => {
  it.each([
    ['066 no phone', {}, {}],
    ['no phone at all', { phoneNumber: undefined }, {}],
    ['consent without a phone', { consent: true }, {}],
    ['a phone with consent', { phoneNumber: '(212) 555 - 0134', consent: true }, {}],
    ['a phone without consent', { phoneNumber: '2125550134' }, { consent: 'consentRequired' }],
    ['063 an area code of the list', { phoneNumber: '8115550134', consent: true }, {}],
    ['059 fourth digit 0', { phoneNumber: '2120550134', consent: true }, { phoneNumber: 'phonePrefix' }],
    ['056 eleven digits', { phoneNumber: '12125550134', consent: true }, { phoneNumber: 'phoneDigits' }],
    ['002 a name of blanks', { firstName: '   ' }, { firstName: 'nameRequired' }],
    ['015 markup as a name', { firstName: '<b>Al</b>' }, { firstName: 'nameLetters' }],
    ['a header in a name', { lastName: 'Ann\r\nBcc: x' }, { lastName: 'nameLetters' }],
    ['072 a plus sign', { email: 'user+tag@example.com' }, { email: 'emailPlus' }],
    ['a header in an email', { email: 'a@example.com\r\nBcc: x@example.com' }, { email: 'emailFormat' }],
    ['comments to their end', { comments: 'x'.repeat(commentsMaxLength) }, {}],
    ['comments beyond it', { comments: 'x'.repeat(commentsMaxLength + 1) }, { comments: 'commentsLong' }],
  ])('%s', (_row, change, faults) => {
    expect(faultsOf(schema, { ...good, ...change })).toEqual(faults);
  });

  it('normalizes names as everywhere, the phone to ten digits, and removes control characters', () => {
    const typed = {
      firstName: '  Ann  ',
      lastName: 'D’Arcy',
      phoneNumber: '(212) 555 - 0134',
      consent: true,
      comments: ' Is it <b>still</b> there?\r\nAnn\u0000\u0007 ',
    };
    expect(v.parse(schema, { ...good, ...typed })).toMatchObject({
      firstName: 'Ann',
      lastName: "D'Arcy",
      phoneNumber: '2125550134',
      comments: 'Is it <b>still</b> there?\nAnn',
    });
  });

  it('rejects unknown members (T53)', () => {
    expect(v.safeParse(schema, { ...good, tenantId: 'harbor' }).success).toBe(false);
  });
});

it('P02: comments cleaned twice are as cleaned once', () => {
  const sign = fc.oneof(
    fc.constantFrom('\r', '\n', '\u0007', '\u0085', '\u2028', ' ', 'e', '\u0301', 'e\t\u0301'),
    fc.string({ unit: 'binary', maxLength: 2 }),
  );
  fc.assert(
    fc.property(fc.array(sign, { maxLength: 12 }), (signs) => {
      const clean = (comments: string) => v.parse(ContactLeadSchema, { ...contact, comments }).comments;
      const once = clean(signs.join(''));
      expect(clean(once)).toBe(once);
    }),
    { numRuns: 1000 },
  );
});

it('a test drive requires a vehicle', () => {
  expect(faultsOf(TestDriveLeadSchema, contact)).toHaveProperty('vin');
  expect(faultsOf(TestDriveLeadSchema, { ...drive, preferredOn: '06/15/2026' })).toHaveProperty(
    'preferredOn',
  );
});

describe('the day of a test drive; today is Monday, 2026-06-15', () => {
  it.each([
    ['yesterday', '2026-06-14', 'past'],
    ['today', '2026-06-15', undefined],
    ['Saturday', '2026-06-20', undefined],
    ['Sunday, closed', '2026-06-21', 'closed'],
    ['60 days ahead', '2026-08-14', undefined],
    ['61 days ahead', '2026-08-15', 'far'],
    ['a past Sunday', '2026-06-07', 'past'],
  ])('%s', (_row, dateOn, fault) => {
    expect(testDriveDayFault(dateOn, '2026-06-15')).toBe(fault);
  });

  it('is open on Sunday, and closed on another weekday, by the hours of the dealer', () => {
    expect(testDriveDayFault('2026-06-21', '2026-06-15', ['tuesday'])).toBeUndefined();
    expect(testDriveDayFault('2026-06-16', '2026-06-15', ['tuesday'])).toBe('closed');
    expect(testDriveDayFault('2026-06-21', '2026-06-15', [])).toBeUndefined();
  });
});
