import { decoySubOfEmail } from '@forecourt/backend/identity/index.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { createUser } from './create-user.ts';
import { createMemoryPoolStore } from './testing/create-memory-pool-store.ts';
import { createTestIdentity, type TestIdentity } from './testing/create-test-identity.ts';

const password = 'Forecourt1!';
const email = 'dana@example.com';
const ClientId = 'forecourtnorthstar';

describe.each(['a buyer', 'nobody', 'somebody unconfirmed'] as const)('T56: named by sub, %s', (who) => {
  let identity: TestIdentity;
  let sub: string;
  /** Session of the last answer. */
  let session: string;
  /** Message of the last answer, if it is an error. */
  let lastMessage: string;

  /** The outcome of a call: where the code goes, or the error's name. */
  async function call(operation: string, body: object): Promise<unknown> {
    const response = await identity.app.request('/_sandbox/idp/us-east-1', {
      method: 'POST',
      headers: {
        'x-forecourt-tenant': 'northstar',
        'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
      },
      body: JSON.stringify({ ClientId, ...body }),
    });
    const answer = (await response.json()) as {
      readonly __type?: string;
      readonly CodeDeliveryDetails?: { readonly DeliveryMedium: string; readonly Destination: string };
      readonly ChallengeParameters?: Readonly<Record<string, string>>;
      readonly Session?: string;
      readonly message?: string;
    };
    session = answer.Session ?? '';
    lastMessage = answer.message ?? '';
    return answer.__type ?? answer.CodeDeliveryDetails ?? answer.ChallengeParameters ?? 'done';
  }

  beforeEach(async () => {
    identity = createTestIdentity(createMemoryPoolStore());
    const names = { givenName: 'Dana', familyName: 'Buyer', phoneNumber: '+12125550142' };
    if (who === 'a buyer') {
      sub = await createUser(identity.deps, { tenantId: 'northstar', email, password, ...names });
    } else {
      // What a sign-in by password answers for an email without an account.
      sub = decoySubOfEmail(identity.deps.decoySecret, 'northstar', email);
    }
    if (who === 'somebody unconfirmed') {
      await call('SignUp', { Username: email, Password: password });
      sub = (await identity.deps.store.findUserByEmail('northstar', email))?.sub ?? '';
    }
  });

  it.each(['ForgotPassword', 'ResendConfirmationCode'])('%s answers alike', async (operation) => {
    const madeUp = {
      DeliveryMedium: 'EMAIL',
      Destination: expect.stringMatching(/^[a-z]\*{3}@[gyohi]\*{3}$/),
    };
    expect(await call(operation, { Username: sub })).toMatchObject(madeUp);
    expect(await call(operation, { Username: email })).toMatchObject({ Destination: 'd***@e***' });
    expect(await call(operation, { Username: '+12125550199' })).toMatchObject(madeUp);
  });

  it('a reset has one counter by email and by sub', async () => {
    for (let sent = 0; sent < 4; sent += 1) await call('ForgotPassword', { Username: email });
    expect(await call('ForgotPassword', { Username: sub })).toMatchObject({ DeliveryMedium: 'EMAIL' });
    expect(await call('ForgotPassword', { Username: sub })).toBe('LimitExceededException');
    expect(await call('ForgotPassword', { Username: email })).toBe('LimitExceededException');
    const given = { ConfirmationCode: '12345', Password: 'Another-1!' };
    for (let tries = 0; tries < 5; tries += 1) {
      const Username = tries % 2 === 0 ? sub : email;
      expect(await call('ConfirmForgotPassword', { Username, ...given })).toBe('CodeMismatchException');
    }
    expect(await call('ConfirmForgotPassword', { Username: sub, ...given })).toBe('LimitExceededException');
  });

  it('a wrong code of a sign-up is a wrong one', async () => {
    const given = { Username: sub, ConfirmationCode: '12345' };
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await call('ConfirmSignUp', given)).toBe('CodeMismatchException');
    }
    expect(await call('ConfirmSignUp', { ...given, Username: email })).toBe('LimitExceededException');
  });

  const askCode = (USERNAME: string) =>
    call('InitiateAuth', {
      AuthFlow: 'USER_AUTH',
      AuthParameters: { USERNAME, PREFERRED_CHALLENGE: 'EMAIL_OTP' },
    });

  it('a code for signing in goes to an address that fits the email', async () => {
    for (const USERNAME of [email, sub]) {
      expect(await askCode(USERNAME)).toMatchObject({ CODE_DELIVERY_DESTINATION: 'd***@e***', USERNAME });
    }
  });

  it('codes for signing in have one counter by email and by sub, and so have wrong ones', async () => {
    for (let sent = 0; sent < 5; sent += 1) await askCode(sent % 2 === 0 ? sub : email);
    const answer = (USERNAME: string) =>
      call('RespondToAuthChallenge', {
        ChallengeName: 'EMAIL_OTP',
        ChallengeResponses: { USERNAME, EMAIL_OTP_CODE: '12345' },
        Session: session,
      });
    const opened = session;
    for (let tries = 0; tries < 5; tries += 1) {
      session = opened;
      expect(await answer(sub)).toBe('CodeMismatchException');
    }
    session = opened;
    expect(await answer(sub)).toBe('LimitExceededException');
    expect(await askCode(sub)).toBe('LimitExceededException');
    expect(await askCode(email)).toBe('LimitExceededException');
  });

  it('a sign-in by password answers the same sub by email and by sub, and has one lock', async () => {
    const SRP_A = 'a'.repeat(64);
    const ask = (USERNAME: string) =>
      call('InitiateAuth', { AuthFlow: 'USER_SRP_AUTH', AuthParameters: { USERNAME, SRP_A } });
    const byEmail = await ask(email);
    expect(byEmail).toMatchObject({ USER_ID_FOR_SRP: sub });
    const { SALT } = byEmail as { SALT: string };
    expect(await ask(sub)).toMatchObject({ USER_ID_FOR_SRP: sub, SALT });
    const fail = (USERNAME: string) =>
      call('InitiateAuth', {
        AuthFlow: 'USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME, PASSWORD: 'wrong' },
      });
    const outcomes: string[] = [];
    for (let tries = 0; tries < 6; tries += 1) {
      await fail(tries % 2 === 0 ? sub : email);
      outcomes.push(lastMessage);
    }
    expect(outcomes.slice(0, 5)).toEqual(Array(5).fill('Incorrect username or password.'));
    expect(outcomes[5]).toBe('Password attempts exceeded');
  });
});
