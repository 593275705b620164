import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { SignInFormSchema, signInMissing } from './sign-in-form-schema.ts';

const messages = (email: string, password: string) =>
  (v.safeParse(SignInFormSchema, { email, password }).issues ?? []).map(({ message }) => message)[0];

describe('SignInFormSchema (FIELD-23, FIELD-48)', () => {
  it.each([
    ['email required', ['', 'pw'], 'emailRequired'],
    ['email required after trim', ['   ', 'pw'], 'emailRequired'],
    ['plus sign not supported', ['user+tag@example.com', 'pw'], 'emailPlus'],
    ['no domain ending', ['user@example', 'pw'], 'emailFormat'],
    ['two at signs', ['user@@example.com', 'pw'], 'emailFormat'],
    ['a space inside', ['user@exa mple.com', 'pw'], 'emailFormat'],
    ['61 characters', [`${'a'.repeat(49)}@example.com`, 'pw'], 'emailLong'],
    ['password required', ['user@example.com', ''], 'passwordRequired'],
    ['password required after trim', ['user@example.com', '  '], 'passwordRequired'],
    ['60 characters', [`${'a'.repeat(48)}@example.com`, 'pw'], undefined],
  ] as const)('%s', (_, [email, password], expected) => expect(messages(email, password)).toBe(expected));

  it('trims both', () =>
    expect(v.parse(SignInFormSchema, { email: ' user@example.com ', password: ' pw ' })).toEqual({
      email: 'user@example.com',
      password: 'pw',
    }));
});

describe('signInMissing', () => {
  it.each([
    ['', '', 'both'],
    ['', 'pw', 'email'],
    ['user@example.com', ' ', 'password'],
    ['user', 'pw', 'email-wrong'],
    ['user@example.com', 'pw', 'nothing'],
  ] as const)('%j and %j: %s', (email, password, expected) =>
    expect(signInMissing({ email, password })).toBe(expected),
  );
});
