import { createTokenVerifier, decoyAddress, decoySub } from '@forecourt/backend/identity/index.ts';
import { Amplify } from 'aws-amplify';
import * as auth from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createUser } from './create-user.ts';
import { codeDelivery } from './operations/codes.ts';
import { createMemoryPoolStore } from './testing/create-memory-pool-store.ts';
import { createTestIdentity, listenAs } from './testing/create-test-identity.ts';

const identity = createTestIdentity(createMemoryPoolStore());
const verifier = createTokenVerifier(identity.deps);
const kept = new Map<string, string>();
const password = 'Forecourt1!';
let site: Awaited<ReturnType<typeof listenAs>>;
let username = '';
let count = 0;

beforeAll(async () => {
  site = await listenAs(identity, 'northstar');
  configure('us-east-1');
});
afterAll(() => site.close());
beforeEach(() => {
  kept.clear();
  count += 1;
  username = `buyer${count}@example.com`;
});

function configure(region: string) {
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId: `${region}_Northstar`,
        userPoolClientId: 'forecourtnorthstar',
        userPoolEndpoint: `${site.origin}/_sandbox/idp/${region}`,
      },
    },
  });
  cognitoUserPoolsTokenProvider.setKeyValueStorage({
    setItem: async (key, value) => void kept.set(key, value),
    getItem: async (key) => kept.get(key) ?? null,
    removeItem: async (key) => void kept.delete(key),
    clear: async () => kept.clear(),
  });
}

const register = (email = username) =>
  createUser(identity.deps, {
    tenantId: 'northstar',
    email,
    password,
    givenName: 'Dana',
    familyName: 'Buyer',
    phoneNumber: phone(),
  });
const phone = () => `+1212555${String(count).padStart(4, '0')}`;
/** An account whose email nobody confirmed; returns its `sub`. */
async function registerUnconfirmed(): Promise<string> {
  const userAttributes = { email: username, phone_number: phone() };
  const { userId } = await auth.signUp({ username, password, options: { userAttributes } });
  return userId ?? '';
}
const everybody = ['a buyer', 'nobody', 'somebody unconfirmed'] as const;
async function arrive(who: (typeof everybody)[number]): Promise<void> {
  if (who === 'a buyer') await register();
  if (who === 'somebody unconfirmed') await registerUnconfirmed();
}
const failure = (call: Promise<unknown>) =>
  call.then(
    () => 'no error',
    (error: Error) => error.name,
  );
const idToken = async () => (await auth.fetchAuthSession()).tokens?.idToken?.toString() ?? '';

describe('sign-up', () => {
  const attributes = { userAttributes: { email: '', given_name: 'Dana', family_name: 'Buyer' } };
  const signUp = (word = password) =>
    auth.signUp({
      username,
      password: word,
      options: { userAttributes: { ...attributes.userAttributes, email: username } },
    });

  it('mails a code, confirms once, and refuses what is wrong', async () => {
    const { nextStep } = await signUp();
    expect(nextStep.signUpStep).toBe('CONFIRM_SIGN_UP');
    expect(await failure(signUp())).toBe('UsernameExistsException');
    const unconfirmed = await auth.signIn({ username, password });
    expect(unconfirmed.nextStep.signInStep).toBe('CONFIRM_SIGN_UP');
    const code = identity.codeFor(username);
    const wrong = code === '000000' ? '000001' : '000000';
    expect(await failure(auth.confirmSignUp({ username, confirmationCode: wrong }))).toBe(
      'CodeMismatchException',
    );
    const confirmed = await auth.confirmSignUp({ username, confirmationCode: code });
    expect(confirmed.isSignUpComplete).toBe(true);
    expect(await failure(auth.confirmSignUp({ username, confirmationCode: code }))).toBe(
      'CodeMismatchException',
    );
    expect((await auth.signIn({ username, password })).isSignedIn).toBe(true);
  });

  it('sends another code, which replaces the first', async () => {
    await signUp();
    const first = identity.codeFor(username);
    await auth.resendSignUpCode({ username });
    const second = identity.codeFor(username);
    expect(
      first !== second && (await failure(auth.confirmSignUp({ username, confirmationCode: first }))),
    ).toBe(first !== second && 'CodeMismatchException');
    await auth.confirmSignUp({ username, confirmationCode: second });
  });

  it('refuses an expired code, and codes without end', async () => {
    await signUp();
    const code = identity.codeFor(username);
    identity.advance(24 * 3_600_000);
    expect(await failure(auth.confirmSignUp({ username, confirmationCode: code }))).toBe(
      'ExpiredCodeException',
    );
    for (let sent = 0; sent < 5; sent += 1) await auth.resendSignUpCode({ username });
    expect(await failure(auth.resendSignUpCode({ username }))).toBe('LimitExceededException');
    identity.advance(-24 * 3_600_000);
  });

  it.each(['a buyer', 'nobody'] as const)('seems to send another code to %s, five times', async (who) => {
    await arrive(who);
    const before = identity.messages.length;
    const resend = () => auth.resendSignUpCode({ username });
    for (let sent = 0; sent < 5; sent += 1) {
      expect(await resend()).toEqual({
        attributeName: 'email',
        deliveryMedium: 'EMAIL',
        destination: 'b***@e***',
      });
    }
    expect(await failure(resend())).toBe('LimitExceededException');
    expect(identity.messages).toHaveLength(before);
  });

  it('says the same of another code to somebody unconfirmed, who gets one', async () => {
    await registerUnconfirmed();
    const before = identity.messages.length;
    const { destination } = await auth.resendSignUpCode({ username });
    expect(destination).toBe('b***@e***');
    expect(identity.messages).toHaveLength(before + 1);
  });

  it.each(everybody)('T56: takes a wrong code of %s as a wrong one, five times', async (who) => {
    await arrive(who);
    const wrong = identity.codeFor(username) === '000000' ? '000001' : '000000';
    const confirm = () => failure(auth.confirmSignUp({ username, confirmationCode: wrong }));
    for (let tries = 0; tries < 5; tries += 1) expect(await confirm()).toBe('CodeMismatchException');
    expect(await confirm()).toBe('LimitExceededException');
    identity.advance(24 * 3_600_000);
    expect(await confirm()).toBe('CodeMismatchException');
    identity.advance(-24 * 3_600_000);
  });

  it('refuses a weak password and an address with a plus sign', async () => {
    expect(await failure(signUp('forecourt'))).toBe('InvalidPasswordException');
    username = 'buyer+1@example.com';
    expect(await failure(signUp())).toBe('InvalidParameterException');
  });
});

describe('sign-in', () => {
  it.each(['USER_SRP_AUTH', 'USER_PASSWORD_AUTH'] as const)('with a password: %s', async (authFlowType) => {
    const sub = await register();
    const { isSignedIn } = await auth.signIn({ username, password, options: { authFlowType } });
    expect(isSignedIn).toBe(true);
    expect(await auth.getCurrentUser()).toMatchObject({ userId: sub, username: sub });
    const caller = { sub, email: username, givenName: 'Dana', familyName: 'Buyer' };
    expect(await verifier.verify(await idToken(), 'northstar')).toEqual(caller);
  });

  it.each(['USER_SRP_AUTH', 'USER_PASSWORD_AUTH'] as const)(
    'gives the same answer to a wrong password and an unknown account: %s',
    async (authFlowType) => {
      await register();
      const options = { authFlowType };
      const wrong = await auth
        .signIn({ username, password: 'Wrong-1-pass', options })
        .catch((error: Error) => error);
      const unknown = await auth
        .signIn({ username: 'nobody@example.com', password, options })
        .catch((error: Error) => error);
      expect(wrong).toMatchObject({
        name: 'NotAuthorizedException',
        message: 'Incorrect username or password.',
      });
      expect(unknown).toMatchObject({
        name: 'NotAuthorizedException',
        message: 'Incorrect username or password.',
      });
    },
  );

  it('locks after five failures, longer each time, and lets a reset lift it', async () => {
    await register();
    const attempt = (word: string) =>
      auth.signIn({ username, password: word, options: { authFlowType: 'USER_PASSWORD_AUTH' } });
    for (let failed = 0; failed < 5; failed += 1) {
      expect(await failure(attempt('Wrong-1-pass'))).toBe('NotAuthorizedException');
    }
    await expect(attempt(password)).rejects.toThrow('Password attempts exceeded');
    identity.advance(1_000);
    await expect(attempt('Wrong-1-pass')).rejects.toThrow('Incorrect username or password.');
    identity.advance(1_000);
    await expect(auth.signIn({ username, password })).rejects.toThrow('Password attempts exceeded');
    await auth.resetPassword({ username });
    const confirmationCode = identity.codeFor(username);
    await auth.confirmResetPassword({ username, confirmationCode, newPassword: 'Another-1!' });
    expect((await attempt('Another-1!')).isSignedIn).toBe(true);
  });

  it('with a code by mail; a wrong one may be fixed', async () => {
    await register();
    const { nextStep } = await auth.signIn({
      username,
      options: { authFlowType: 'USER_AUTH', preferredChallenge: 'EMAIL_OTP' },
    });
    expect(nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_EMAIL_CODE');
    const code = identity.codeFor(username);
    const wrong = code === '000000' ? '000001' : '000000';
    expect(await failure(auth.confirmSignIn({ challengeResponse: wrong }))).toBe('CodeMismatchException');
    expect((await auth.confirmSignIn({ challengeResponse: code })).isSignedIn).toBe(true);
  });

  it('with a code by SMS, named by telephone number', async () => {
    await register();
    const options = { authFlowType: 'USER_AUTH', preferredChallenge: 'SMS_OTP' } as const;
    const { nextStep } = await auth.signIn({ username: phone(), options });
    expect(nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_SMS_CODE');
    const challengeResponse = identity.codeFor(phone());
    expect((await auth.confirmSignIn({ challengeResponse })).isSignedIn).toBe(true);
  });

  it('asks an unknown account for a code and sends none', async () => {
    const before = identity.messages.length;
    const options = { authFlowType: 'USER_AUTH', preferredChallenge: 'EMAIL_OTP' } as const;
    const { nextStep } = await auth.signIn({ username, options });
    expect(nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_EMAIL_CODE');
    expect(await failure(auth.confirmSignIn({ challengeResponse: '123456' }))).toBe('CodeMismatchException');
    expect(identity.messages).toHaveLength(before);
  });

  it('seems to text a made-up account at the number that was asked about', async () => {
    const name = decoySub(identity.deps.decoySecret, `nobody${count}`, { lastDigits: '0142' });
    const options = { authFlowType: 'USER_AUTH', preferredChallenge: 'SMS_OTP' } as const;
    const { nextStep } = await auth.signIn({ username: name, options });
    expect(nextStep).toMatchObject({ codeDeliveryDetails: { destination: '+*******0142' } });
    expect(await failure(auth.confirmSignIn({ challengeResponse: '123456' }))).toBe('CodeMismatchException');
  });

  describe.each(everybody)('asked for a code, %s', (who) => {
    it.each([
      ['EMAIL_OTP', 'CONFIRM_SIGN_IN_WITH_EMAIL_CODE', () => username, 'email'],
      ['SMS_OTP', 'CONFIRM_SIGN_IN_WITH_SMS_CODE', phone, 'sms'],
    ] as const)('gets the same answers, five times: %s', async (factor, signInStep, name, channel) => {
      await arrive(who);
      const ask = () =>
        auth.signIn({
          username: name(),
          options: { authFlowType: 'USER_AUTH', preferredChallenge: factor },
        });
      const { DeliveryMedium, Destination } = codeDelivery(channel, name());
      const codeDeliveryDetails = { deliveryMedium: DeliveryMedium, destination: Destination };
      for (let sent = 0; sent < 5; sent += 1) {
        const { isSignedIn, nextStep } = await ask();
        expect({ isSignedIn, nextStep }).toEqual({
          isSignedIn: false,
          nextStep: { signInStep, codeDeliveryDetails },
        });
      }
      expect(await failure(auth.confirmSignIn({ challengeResponse: '12345' }))).toBe('CodeMismatchException');
      expect(await failure(ask())).toBe('LimitExceededException');
    });
  });

  describe.each(everybody)('T56: %s', (who) => {
    it.each([
      ['the phone of an email', 'SMS_OTP', () => username, '+*******'],
      ['the email of a phone', 'EMAIL_OTP', phone, '***@***'],
    ] as const)('named by it, learns nothing about %s', async (_, factor, name, destination) => {
      await arrive(who);
      const options = { authFlowType: 'USER_AUTH', preferredChallenge: factor } as const;
      const { nextStep } = await auth.signIn({ username: name(), options });
      expect(nextStep).toMatchObject({ codeDeliveryDetails: { destination } });
    });
  });

  it.each([
    ['EMAIL_OTP', 'email'],
    ['SMS_OTP', 'sms'],
  ] as const)('seems to send to an unconfirmed account, named by sub: %s', async (factor, channel) => {
    const sub = await registerUnconfirmed();
    const before = identity.messages.length;
    const options = { authFlowType: 'USER_AUTH', preferredChallenge: factor } as const;
    const { nextStep } = await auth.signIn({ username: sub, options });
    const seeming = channel === 'email' ? username : decoyAddress(identity.deps.decoySecret, sub, channel);
    const { Destination } = codeDelivery(channel, seeming);
    expect(nextStep).toMatchObject({ codeDeliveryDetails: { destination: Destination } });
    expect(await failure(auth.confirmSignIn({ challengeResponse: '123456' }))).toBe('CodeMismatchException');
    expect(identity.messages).toHaveLength(before);
  });

  it('takes no code for an unconfirmed account, not even after it was confirmed elsewhere', async () => {
    const sub = await registerUnconfirmed();
    const signUpCode = identity.codeFor(username);
    const options = { authFlowType: 'USER_AUTH', preferredChallenge: 'EMAIL_OTP' } as const;
    await auth.signIn({ username, options });
    expect(identity.codeFor(username)).toBe(signUpCode);
    const answer = () => failure(auth.confirmSignIn({ challengeResponse: signUpCode }));
    expect(await answer()).toBe('CodeMismatchException');
    const { store } = identity.deps;
    expect(await store.findUserBySub('northstar', sub)).toMatchObject({ status: 'UNCONFIRMED' });
    await auth.confirmSignUp({ username, confirmationCode: signUpCode });
    expect(await answer()).toBe('CodeMismatchException');
  });

  it.each(everybody)('T40: %s has five wrong codes in 30 minutes', async (who) => {
    await arrive(who);
    const options = { authFlowType: 'USER_AUTH', preferredChallenge: 'EMAIL_OTP' } as const;
    const wrong = async () => failure(auth.confirmSignIn({ challengeResponse: '12345' }));
    await auth.signIn({ username, options });
    for (let tries = 0; tries < 5; tries += 1) expect(await wrong()).toBe('CodeMismatchException');
    expect(await wrong()).toBe('LimitExceededException');
    identity.advance(30 * 60_000);
    await auth.signIn({ username, options });
    expect(await wrong()).toBe('CodeMismatchException');
    identity.advance(-30 * 60_000);
  });

  it.each(['PASSWORD', 'PASSWORD_SRP'] as const)(
    'by USER_AUTH with %s, chosen at once or from the list',
    async (factor) => {
      await register();
      const options = { authFlowType: 'USER_AUTH', preferredChallenge: factor } as const;
      expect((await auth.signIn({ username, password, options })).isSignedIn).toBe(true);
      await auth.signOut();
      const offer = await auth.signIn({ username, options: { authFlowType: 'USER_AUTH' } });
      expect(offer.nextStep.signInStep).toBe('CONTINUE_SIGN_IN_WITH_FIRST_FACTOR_SELECTION');
      await auth.confirmSignIn({ challengeResponse: factor });
      expect((await auth.confirmSignIn({ challengeResponse: password })).isSignedIn).toBe(true);
    },
  );
});

describe('sessions', () => {
  it('are refreshed, at will and after an hour, until they are ended', async () => {
    await register();
    await auth.signIn({ username, password });
    const first = await idToken();
    const refreshToken = () => [...kept].find(([key]) => key.endsWith('.refreshToken'))?.[1];
    const firstRefresh = refreshToken();
    const forced = (await auth.fetchAuthSession({ forceRefresh: true })).tokens?.idToken?.toString() ?? '';
    expect(forced).not.toBe(first);
    expect(refreshToken()).not.toBe(firstRefresh);
    expect(await verifier.verify(forced, 'northstar')).toMatchObject({ email: username });
    identity.advance(3_600_000);
    expect(await verifier.verify(forced, 'northstar')).toBeUndefined();
    const later = (await auth.fetchAuthSession({ forceRefresh: true })).tokens?.idToken?.toString() ?? '';
    expect(await verifier.verify(later, 'northstar')).toMatchObject({ email: username });
    await auth.signOut();
    expect(await verifier.verify(later, 'northstar')).toBeUndefined();
    expect((await auth.fetchAuthSession()).tokens).toBeUndefined();
    identity.advance(-3_600_000);
  });

  it('end everywhere with a global sign-out', async () => {
    await register();
    await auth.signIn({ username, password });
    const elsewhere = new Map(kept);
    const elsewhereToken = await idToken();
    kept.clear();
    await auth.signIn({ username, password });
    await auth.signOut({ global: true });
    for (const [key, value] of elsewhere) kept.set(key, value);
    expect(await verifier.verify(elsewhereToken, 'northstar')).toBeUndefined();
    const session = await auth.fetchAuthSession({ forceRefresh: true }).catch(() => undefined);
    expect(session?.tokens).toBeUndefined();
  });

  it('belong to one tenant and one pool; the key set proves their tokens', async () => {
    await register();
    await auth.signIn({ username, password });
    const token = await idToken();
    expect(await verifier.verify(token, 'harbor')).toBeUndefined();
    expect(await verifier.verify(`${token.slice(0, -6)}AAAAAA`, 'northstar')).toBeUndefined();
    const access = (await auth.fetchAuthSession()).tokens?.accessToken.toString() ?? '';
    expect(await verifier.verify(access, 'northstar')).toBeUndefined();
    const base = `${site.origin}/_sandbox/idp/us-east-1/us-east-1_Northstar/.well-known`;
    const discovery = (await (await fetch(`${base}/openid-configuration`)).json()) as {
      issuer: string;
      jwks_uri: string;
    };
    const checked = await jwtVerify(token, createRemoteJWKSet(new URL(discovery.jwks_uri)), {
      issuer: discovery.issuer,
      audience: 'forecourtnorthstar',
    });
    expect(checked.payload['token_use']).toBe('id');
  });

  it('can be opened in the other region with the same password', async () => {
    await register();
    configure('us-west-2');
    try {
      expect((await auth.signIn({ username, password })).isSignedIn).toBe(true);
      const token = await idToken();
      expect(token).not.toBe('');
      expect(await verifier.verify(token, 'northstar')).toMatchObject({ email: username });
    } finally {
      configure('us-east-1');
    }
  });
});

describe('account', () => {
  it('changes its password for one who knows the old', async () => {
    await register();
    await auth.signIn({ username, password });
    const change = (oldPassword: string, newPassword: string) =>
      auth.updatePassword({ oldPassword, newPassword });
    expect(await failure(change('Wrong-1-pass', 'Another-1!'))).toBe('NotAuthorizedException');
    expect(await failure(change(password, 'weak'))).toBe('InvalidPasswordException');
    await change(password, 'Another-1!');
    await auth.signOut();
    expect(await failure(auth.signIn({ username, password }))).toBe('NotAuthorizedException');
    expect((await auth.signIn({ username, password: 'Another-1!' })).isSignedIn).toBe(true);
  });

  it('is given a new password by code, which ends its sessions', async () => {
    await register();
    await auth.signIn({ username, password });
    const token = await idToken();
    const { nextStep } = await auth.resetPassword({ username });
    expect(nextStep.codeDeliveryDetails.destination).toBe('b***@e***');
    const confirmationCode = identity.codeFor(username);
    const wrong = confirmationCode === '000000' ? '000001' : '000000';
    const confirm = (code: string, newPassword = 'Another-1!') =>
      auth.confirmResetPassword({ username, confirmationCode: code, newPassword });
    expect(await failure(confirm(wrong))).toBe('CodeMismatchException');
    expect(await failure(confirm(confirmationCode, 'weak'))).toBe('InvalidPasswordException');
    await confirm(confirmationCode);
    expect(await failure(confirm(confirmationCode))).toBe('ExpiredCodeException');
    expect(await verifier.verify(token, 'northstar')).toBeUndefined();
    kept.clear();
    expect((await auth.signIn({ username, password: 'Another-1!' })).isSignedIn).toBe(true);
  });

  it.each(['a buyer', 'nobody'])('T56: a reset says the same to %s', async (who) => {
    if (who === 'a buyer') await register();
    const confirm = () =>
      failure(auth.confirmResetPassword({ username, confirmationCode: '12345', newPassword: 'Another-1!' }));
    expect(await confirm()).toBe('ExpiredCodeException');
    const { nextStep } = await auth.resetPassword({ username });
    expect(nextStep.codeDeliveryDetails.destination).toBe('b***@e***');
    for (let tries = 0; tries < 4; tries += 1) expect(await confirm()).toBe('CodeMismatchException');
    expect(await confirm()).toBe('LimitExceededException');
    identity.advance(3_600_000);
    expect(await confirm()).toBe('ExpiredCodeException');
    identity.advance(-3_600_000);
  });

  it('changes names at once and its address with the code', async () => {
    await register();
    await auth.signIn({ username, password });
    const next = `new-${username}`;
    const result = await auth.updateUserAttributes({ userAttributes: { given_name: 'Robin', email: next } });
    expect(result.email?.nextStep.updateAttributeStep).toBe('CONFIRM_ATTRIBUTE_WITH_CODE');
    expect(await auth.fetchUserAttributes()).toMatchObject({ given_name: 'Robin', email: username });
    await auth.confirmUserAttribute({ userAttributeKey: 'email', confirmationCode: identity.codeFor(next) });
    expect(await auth.fetchUserAttributes()).toMatchObject({ email: next, email_verified: 'true' });
    const notice = identity.messages.at(-1);
    expect(notice?.recipient).toBe(username);
    expect(notice?.body).toContain('was changed to n***@e***');
    await auth.sendUserAttributeVerificationCode({ userAttributeKey: 'phone_number' });
    expect(identity.messages.at(-1)?.channel).toBe('sms');
  });

  it('is gone when deleted', async () => {
    await register();
    await auth.signIn({ username, password });
    const token = await idToken();
    await auth.deleteUser();
    expect(await verifier.verify(token, 'northstar')).toBeUndefined();
    expect(await failure(auth.signIn({ username, password }))).toBe('NotAuthorizedException');
  });
});
