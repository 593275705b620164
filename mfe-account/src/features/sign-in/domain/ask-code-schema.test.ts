import * as v from 'valibot';
import { expect, it } from 'vitest';
import { askCodeMissing, AskCodeSchema, type AskCodeValues } from './ask-code-schema.ts';

const empty: AskCodeValues = { way: 'email', email: '', phone: '', dealId: '', lastName: '' };

it.each([
  ['by email: nothing yet', {}, ['email']],
  ['by email: a plus sign', { email: 'user+tag@example.com' }, ['email']],
  ['by email', { email: 'user@example.com' }, []],
  ['by phone: nothing yet', { way: 'phone' }, ['phone', 'lastName']],
  ['by phone: last name is required', { way: 'phone', phone: '(212) 555 - 0142' }, ['lastName']],
  ['by phone', { way: 'phone', phone: '(212) 555 - 0142', lastName: 'Demo' }, []],
  ['by deal id: last name is required', { way: 'deal', dealId: 'FC-1' }, ['lastName']],
  [
    'by deal id: what other ways hold does not count',
    { way: 'deal', email: 'x', dealId: 'FC-1', lastName: 'Demo' },
    [],
  ],
] as const)('%s', (_, change, missing) => {
  const form = { ...empty, ...change };
  expect(askCodeMissing(form)).toEqual(missing);
  expect(v.is(AskCodeSchema, form)).toBe(missing.length === 0);
});
