import * as v from 'valibot';
import { expect, it } from 'vitest';
import { testDriveDayFault } from '@forecourt/shared-contracts/leads';
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
