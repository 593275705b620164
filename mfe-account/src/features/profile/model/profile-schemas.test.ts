import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { NameFormSchema, newEmailSchema, PasswordFormSchema } from './profile-schemas.ts';

/** The first message of each field, which is the one shown. */
function messagesOf(schema: v.GenericSchema, input: unknown): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const issue of v.safeParse(schema, input).issues ?? []) {
    messages[v.getDotPath(issue) ?? ''] ??= issue.message;
  }
  return messages;
}

describe('a new email', () => {
  it.each([
    ['080 the current one', 'user@example.com', { newEmail: 'emailSame' }],
    ['081 in another case', 'USER@Example.com', { newEmail: 'emailSame' }],
    ['071 with blanks', ' new@example.com ', {}],
    ['072 with a plus sign', 'new+tag@example.com', { newEmail: 'emailPlus' }],
    ['069 none', '', { newEmail: 'emailRequired' }],
  ])('%s', (_, newEmail, messages) => {
    expect(messagesOf(newEmailSchema('user@example.com'), { newEmail })).toEqual(messages);
  });
});

describe('a password change', () => {
  const good = { currentPassword: 'Forecourt1!', newPassword: 'Abcdef1!', confirmation: 'Abcdef1!' };
  it.each([
    ['083 all right', {}, {}],
    ['no current one', { currentPassword: ' ' }, { currentPassword: 'passwordRequired' }],
    ['084 seven long', { newPassword: 'Abcde1!', confirmation: 'Abcde1!' }, { newPassword: 'passwordRules' }],
    [
      '089 a weak one',
      { newPassword: 'Password1!', confirmation: 'Password1!' },
      { newPassword: 'passwordWeak' },
    ],
    ['a confirmation that differs', { confirmation: 'Abcdef1?' }, { confirmation: 'pwMatch' }],
    ['no confirmation', { confirmation: '' }, { confirmation: 'pwMatch' }],
  ])('%s', (_, change, messages) => {
    expect(messagesOf(PasswordFormSchema, { ...good, ...change })).toEqual(messages);
  });
});

it('a name is normalized by the rules for names', () => {
  expect(v.parse(NameFormSchema, { firstName: '  Ann  ', lastName: 'D’Arcy' })).toEqual({
    firstName: 'Ann',
    lastName: "D'Arcy",
  });
});
