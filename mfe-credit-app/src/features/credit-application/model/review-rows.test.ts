import { expect, it } from 'vitest';
import { reviewShape, type ReviewRow } from './review-rows.ts';

const values = (answers: Readonly<Record<string, string>>): ReviewRow['values'] =>
  Object.entries(answers).map(([field, value]) => ({ field, kind: 'text', value }));

it.each<[string, ReviewRow['page'], Record<string, string>, string, string[]]>([
  ['a whole name', 'name', { firstName: 'Grace', lastName: 'Hopper' }, 'Grace Hopper', []],
  ['a single answer', 'birth-date', { birthDate: '••/••/1990' }, '••/••/1990', []],
  [
    'a relationship, which its heading names',
    'relationship',
    { relationship: 'Spouse', sameAddress: 'yes' },
    'Spouse',
    ['sameAddress'],
  ],
  [
    'an address as on a letter',
    'address',
    { line1: '12 Main St', zip: '60601', city: 'Chicago', state: 'IL' },
    '12 Main St, Chicago, IL 60601',
    [],
  ],
  [
    'an address and what else its page asks',
    'previous-address',
    { line1: '12 Main St', line2: 'Unit 2', zip: '60601', city: 'Chicago', state: 'IL', since: '05/2019' },
    '12 Main St, Unit 2, Chicago, IL 60601',
    ['since'],
  ],
  ['other answers with their labels', 'contact', { phone: '1', email: '2' }, '', ['phone', 'email']],
  ['nothing', 'other-income', {}, '', []],
])('the review shows %s', (_row, page, answers, line, labeled) => {
  const shape = reviewShape({ page, values: values(answers) });
  expect(shape.line).toBe(line);
  expect(shape.rest.map(({ field }) => field)).toEqual(labeled);
});
