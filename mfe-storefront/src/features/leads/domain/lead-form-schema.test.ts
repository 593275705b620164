import * as fc from 'fast-check';
import { dateOnOfText } from '@forecourt/shared-contracts/formats';
import { ContactLeadSchema, testDriveDayFault, TestDriveLeadSchema } from '@forecourt/shared-contracts/leads';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { leadFormSchema } from './lead-form-schema.ts';

const dayFault = (dateOn: string) => testDriveDayFault(dateOn, '2026-06-15');

const good = {
  firstName: 'Ann',
  lastName: 'Lee',
  email: 'ann@example.com',
  phoneNumber: '',
  preferredDate: '',
  comments: '',
  consent: false,
};

it.each([
  ['any day', {}, undefined],
  ['today, a Monday', { preferredDate: '06/15/2026' }, undefined],
  ['half a date', { preferredDate: '06/15' }, ['preferredDate', 'dateFormat']],
  ['a day that is none', { preferredDate: '02/30/2026' }, ['preferredDate', 'dateFormat']],
  ['108 another order', { preferredDate: '2026-06-16' }, ['preferredDate', 'dateFormat']],
  ['yesterday', { preferredDate: '06/14/2026' }, ['preferredDate', 'datePast']],
  ['a Sunday', { preferredDate: '06/21/2026' }, ['preferredDate', 'dateClosed']],
  ['too far off', { preferredDate: '06/15/2027' }, ['preferredDate', 'dateFar']],
  ['a phone without consent', { phoneNumber: '(212) 555 - 0134' }, ['consent', 'consentRequired']],
  ['a phone with consent', { phoneNumber: '(212) 555 - 0134', consent: true }, undefined],
])('%s; today is Monday, 2026-06-15', (_name, change, fault) => {
  const { issues } = v.safeParse(leadFormSchema('test-drive', dayFault), { ...good, ...change });
  expect(issues?.map((issue) => [v.getDotPath(issue), issue.message])).toEqual(fault && [fault]);
});

it('a question has no day: half a date, left from a test drive, does not block it', () => {
  const schema = leadFormSchema('contact', dayFault);
  expect(v.safeParse(schema, { ...good, preferredDate: '06/15' }).success).toBe(true);
});

/** A value that is right, or one of those that people and keyboards make of it. */
const near = (right: string) => {
  const parts = fc.constantFrom(
    right,
    right.slice(1),
    ` ${right} `,
    `${right}!`,
    right.toUpperCase(),
    '',
    ' ',
    '-',
  );
  return fc.oneof(
    { weight: 4, arbitrary: fc.constant(right) },
    { weight: 2, arbitrary: parts },
    fc.string({ unit: 'grapheme' }),
  );
};
const typed = fc.record({
  firstName: near('Ann'),
  lastName: near("O'Neil"),
  email: near('ann@example.com'),
  phoneNumber: fc.oneof(fc.constant(''), near('(212) 555 - 0134')),
  comments: fc.oneof(fc.constant('x'.repeat(501)), near('Is it\r\nthere?')),
  consent: fc.boolean(),
});
const day = fc.oneof(
  fc.constantFrom('', ' ', '06/15/2026', '6/16/2026', '06/14/2026', '06/21/2026', '08/15/2026', '02/30/2027'),
  fc.date({ min: new Date('2026-06-10'), max: new Date('2026-08-25'), noInvalidDate: true }).map((at) => {
    const [year, month, ofMonth] = at.toISOString().slice(0, 10).split('-');
    return `${month}/${ofMonth}/${year}`;
  }),
);
const vin = 'YV4L12RK5P1000012';
const todayOn = '2026-06-15';

it('P04: the form accepts what the server accepts, of a question', () => {
  fc.assert(
    fc.property(typed, (values) => {
      const form = v.safeParse(leadFormSchema('contact', dayFault), { ...values, preferredDate: '' });
      expect(v.is(ContactLeadSchema, values)).toBe(form.success);
      if (!form.success) return;
      const { preferredDate: _none, ...sent } = form.output;
      expect(v.parse(ContactLeadSchema, sent)).toEqual(sent);
    }),
    { numRuns: 500 },
  );
});

it('P04: the form accepts what the server accepts, of a test drive', () => {
  fc.assert(
    fc.property(typed, day, (values, preferredDate) => {
      const form = v.is(leadFormSchema('test-drive', dayFault), { ...values, preferredDate });
      const preferredOn =
        preferredDate.trim() === '' ? undefined : (dateOnOfText(preferredDate) ?? preferredDate);
      const lead = v.safeParse(TestDriveLeadSchema, { ...values, vin, preferredOn });
      const isOpen =
        lead.success && !(lead.output.preferredOn && testDriveDayFault(lead.output.preferredOn, todayOn));
      expect(isOpen).toBe(form);
    }),
    { numRuns: 500 },
  );
});
