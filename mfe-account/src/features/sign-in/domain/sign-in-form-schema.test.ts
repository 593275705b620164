import * as fc from 'fast-check';
import { NewPasswordSchema } from '@forecourt/shared-contracts/fields';
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

it('P01: a password that a new account, a reset or a change accepts is sent by sign-in as it was set', () => {
  const space = fc.constantFrom('', ' ', '\u00a0', '\t', '\ufeff');
  const core = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary', maxLength: 250 }));
  fc.assert(
    fc.property(space, core, space, (before, text, after) => {
      const typed = `${before}aB1!${text}${after}`;
      const set = v.safeParse(NewPasswordSchema, typed);
      if (!set.success) return;
      const { password } = v.parse(SignInFormSchema, { email: 'user@example.com', password: typed });
      expect(password).toBe(set.output);
      expect(signInMissing({ email: 'user@example.com', password: typed })).toBe('nothing');
    }),
    { numRuns: 500 },
  );
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
