import * as v from 'valibot';
import { expect, it } from 'vitest';
import { isConfirmed, newPasswordFault, newPasswordMissing, NewPasswordFormSchema } from './reset-schemas.ts';

const good = { code: '123456', password: 'Forecourt2!', confirmation: 'Forecourt2!' };

it.each([
  ['everything', {}, []],
  ['nothing', { code: '', password: '', confirmation: '' }, ['code', 'password', 'confirmation']],
  ['a code of 5 digits', { code: '12345' }, ['code']],
  ['a password that breaks a rule', { password: 'forecourt2!', confirmation: 'forecourt2!' }, ['password']],
  ['a weak password', { password: 'Password1!', confirmation: 'Password1!' }, ['password']],
  ['a confirmation that differs', { confirmation: 'Forecourt3!' }, ['confirmation']],
  ['no confirmation', { confirmation: '' }, ['confirmation']],
  ['blanks at the ends', { password: ' Forecourt2! ' }, []],
] as const)('%s: missing %j', (_, change, missing) => {
  const form = { ...good, ...change };
  expect(newPasswordMissing(form)).toEqual(missing);
  expect(v.is(NewPasswordFormSchema, form)).toBe(missing.length === 0);
});

it.each([
  ['nothing', {}, undefined],
  ['a code of 5 digits', { code: '12345' }, 'codeDigits'],
  [
    'a password that breaks a rule',
    { password: 'forecourt2!', confirmation: 'forecourt2!' },
    'passwordRules',
  ],
  ['a confirmation that differs', { confirmation: 'Forecourt3!' }, 'pwMatch'],
] as const)('wrong in what was typed, first of all: %s', (_, change, fault) =>
  expect(newPasswordFault({ ...good, ...change })).toBe(fault),
);

it.each([
  ['Forecourt2!', 'Forecourt2!', true],
  ['Forecourt2!', 'Forecourt2', false],
  ['', '', false],
])('%j and %j match: %s (FIELD-54)', (password, confirmation, expected) =>
  expect(isConfirmed({ password, confirmation })).toBe(expected),
);
