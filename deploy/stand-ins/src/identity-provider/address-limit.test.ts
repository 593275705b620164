import { beforeEach, describe, expect, it } from 'vitest';
import { addressLimit } from './rules/attempts.ts';
import { createMemoryPoolStore } from './testing/create-memory-pool-store.ts';
import { createTestIdentity, type TestIdentity } from './testing/create-test-identity.ts';

const Password = 'Forecourt1!';
let identity: TestIdentity;
let count = 0;
beforeEach(() => {
  identity = createTestIdentity(createMemoryPoolStore());
});

const somebody = () => `buyer${(count += 1)}@example.com`;

function call(operation: string, body: object, address = '203.0.113.7', tenantId = 'northstar') {
  return identity.app.request('/_sandbox/idp/us-east-1', {
    method: 'POST',
    headers: {
      'x-forecourt-tenant': tenantId,
      'x-forwarded-for': address,
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: JSON.stringify({ ClientId: `forecourt${tenantId}`, ...body }),
  });
}

const otp = () => ({
  AuthFlow: 'USER_AUTH',
  AuthParameters: { USERNAME: somebody(), PREFERRED_CHALLENGE: 'EMAIL_OTP' },
});

/** Calls that send a code, or take one back, each time for another person; and how long their limit lasts. */
const limited = [
  ['SignUp', () => ({ Username: somebody(), Password }), 'sign-up', 30],
  ['ResendConfirmationCode', () => ({ Username: somebody() }), 'sign-up', 30],
  ['ConfirmSignUp', () => ({ Username: somebody(), ConfirmationCode: '12345' }), 'sign-up', 30],
  ['ForgotPassword', () => ({ Username: somebody() }), 'reset', 60],
  ['ConfirmForgotPassword', () => ({ Username: somebody(), ConfirmationCode: '1', Password }), 'reset', 60],
  ['InitiateAuth', otp, 'sign-in', 30],
] as const;

describe('T40: what one network address may do, whatever the accounts', () => {
  it.each(limited)('%s', async (operation, body, purpose, minutes) => {
    const allowed = addressLimit(purpose).count;
    for (let tries = 0; tries < allowed; tries += 1) {
      expect((await call(operation, body())).status).not.toBe(429);
    }
    const refused = await call(operation, body());
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe(String(minutes * 60));
    expect(refused.headers.get('x-amzn-errortype')).toBe('TooManyRequestsException');
    expect(await refused.json()).toEqual({
      __type: 'TooManyRequestsException',
      message: 'Attempt limit exceeded, please try after some time.',
    });
    expect((await call(operation, body(), '203.0.113.8')).status).not.toBe(429);
    identity.advance(minutes * 60_000);
    expect((await call(operation, body())).status).not.toBe(429);
  });

  it('a taken email counts, and a refused sign-up makes no account', async () => {
    const taken = { Username: somebody(), Password };
    await call('SignUp', taken);
    for (let tries = 1; tries < addressLimit('sign-up').count; tries += 1) await call('SignUp', taken);
    const fresh = { Username: somebody(), Password };
    expect((await call('SignUp', taken)).status).toBe(429);
    expect((await call('SignUp', fresh)).status).toBe(429);
    expect(await identity.deps.store.findUserByEmail('northstar', fresh.Username)).toBeUndefined();
    expect((await call('SignUp', fresh, '203.0.113.7', 'harbor')).status).toBe(200);
  });

  it('wrong codes of signing in count together', async () => {
    for (let tries = 0; tries < addressLimit('sign-in').count; tries += 1) {
      const begun = (await (await call('InitiateAuth', otp(), `198.51.100.${tries}`)).json()) as {
        Session: string;
      };
      const given = { ChallengeName: 'EMAIL_OTP', ChallengeResponses: { EMAIL_OTP_CODE: '1' }, ...begun };
      expect((await call('RespondToAuthChallenge', given)).status).toBe(400);
    }
    const begun = (await (await call('InitiateAuth', otp(), '198.51.100.200')).json()) as object;
    const given = { ChallengeName: 'EMAIL_OTP', ChallengeResponses: { EMAIL_OTP_CODE: '1' }, ...begun };
    expect((await call('RespondToAuthChallenge', given)).status).toBe(429);
  });

  it('stores no address', async () => {
    const keys: string[] = [];
    const { store } = identity.deps;
    const watched = {
      ...store,
      chargeAttempt: (...charge: Parameters<typeof store.chargeAttempt>) => {
        keys.push(charge[1]);
        return store.chargeAttempt(...charge);
      },
    };
    identity = createTestIdentity(watched);
    await call('ForgotPassword', { Username: somebody() });
    expect(keys).toHaveLength(2);
    expect(keys.join()).not.toContain('203.0.113');
  });
});
