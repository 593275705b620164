import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { emptySignUp, requiredFields, SignUpFormSchema, signUpMissing } from './sign-up-form-schema.ts';

const good = {
  firstName: ' Ada ',
  lastName: 'Byron-King',
  email: ' Ada@example.com ',
  phoneNumber: '(212) 555 - 0142',
  password: 'Forecourt1!',
  marketingEmail: true,
  marketingSms: false,
};

describe('SignUpFormSchema (ACCT-21)', () => {
  it('trims names and email, and reduces the phone to its digits', () =>
    expect(v.parse(SignUpFormSchema, good)).toEqual({
      ...good,
      firstName: 'Ada',
      email: 'Ada@example.com',
      phoneNumber: '2125550142',
    }));
});

describe('signUpMissing', () => {
  it('lists every required field of an untouched form, in order', () =>
    expect(signUpMissing(emptySignUp)).toEqual(requiredFields));

  it.each([
    ['nothing', {}, []],
    ['a first name of one letter', { firstName: 'A' }, ['firstName']],
    ['a first name of 16 letters', { firstName: 'A'.repeat(16) }, ['firstName']],
    ['an email with a plus sign', { email: 'a+b@example.com' }, ['email']],
    [
      'a phone of nine digits and a weak password',
      { phoneNumber: '(212) 555 - 014', password: 'Password1!' },
      ['phoneNumber', 'password'],
    ],
    ['no consent', { marketingEmail: false }, []],
  ])('%s', (_row, change, expected) => expect(signUpMissing({ ...good, ...change })).toEqual(expected));
});
