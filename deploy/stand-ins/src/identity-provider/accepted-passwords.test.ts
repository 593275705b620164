import { NewPasswordSchema } from '@forecourt/shared-contracts/fields';
import { badInputs } from '@forecourt/shared-contracts/testing';
import * as fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { passwordFault } from './rules/password-policy.ts';
import { createMemoryPoolStore } from './testing/create-memory-pool-store.ts';
import { createTestIdentity } from './testing/create-test-identity.ts';

const word = fc.constantFrom(
  'Password',
  'p@ssw0rd',
  'Welcome',
  'Forecourt',
  'aB1!',
  'ab',
  'ABC',
  '12',
  '!',
  ' ',
  '\u00e9',
);
const typed = fc.oneof(
  fc.array(word, { maxLength: 6 }).map((words) => words.join('')),
  fc.string({ unit: 'grapheme' }).map((text) => `aB1!${text}`),
  fc.string({ unit: 'binary', minLength: 248, maxLength: 256 }).map((text) => `aB1!${text}`),
  fc.constantFrom(...badInputs.map((row) => row.typed)),
);

it('P04: form and identity service accept the same passwords', () => {
  fc.assert(
    fc.property(typed, (text) => {
      expect(passwordFault(text.trim()) === undefined).toBe(v.is(NewPasswordSchema, text));
    }),
    { numRuns: 1000 },
  );
});

it('P01: every password that sign-up accepts also signs in, and another does not', async () => {
  const identity = createTestIdentity(createMemoryPoolStore());
  const ClientId = 'forecourtnorthstar';
  const call = async (operation: string, body: object) => {
    const answer = await identity.app.request('/_sandbox/idp/us-east-1', {
      method: 'POST',
      headers: {
        'x-forecourt-tenant': 'northstar',
        'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
      },
      body: JSON.stringify({ ClientId, ...body }),
    });
    return (await answer.json()) as { readonly __type?: string; readonly AuthenticationResult?: object };
  };
  const signIn = (USERNAME: string, PASSWORD: string) =>
    call('InitiateAuth', {
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME, PASSWORD },
    });
  let count = 0;
  const accepted = fc
    .oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary', maxLength: 240 }))
    .map((text) => `aB1!${text}xyz0`.trim())
    .filter((text) => v.is(NewPasswordSchema, text));
  await fc.assert(
    fc.asyncProperty(accepted, async (password) => {
      count += 1;
      const email = `buyer${count}@example.com`;
      // The limit of mails to one network address is not what this is about.
      identity.advance(3_600_000);
      expect((await call('SignUp', { Username: email, Password: password })).__type).toBeUndefined();
      const ConfirmationCode = identity.codeFor(email);
      expect((await call('ConfirmSignUp', { Username: email, ConfirmationCode })).__type).toBeUndefined();
      expect(await signIn(email, `${password}x`)).toMatchObject({ __type: 'NotAuthorizedException' });
      expect(await signIn(email, password)).toHaveProperty('AuthenticationResult');
    }),
    { numRuns: 40 },
  );
});
