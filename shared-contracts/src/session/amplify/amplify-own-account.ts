import {
  confirmUserAttribute,
  fetchAuthSession,
  fetchUserAttributes,
  sendUserAttributeVerificationCode,
  updatePassword,
  updateUserAttributes,
} from 'aws-amplify/auth';
import type { IdentityPool } from '../../tenant/index.ts';
import type { AccountDetails, OwnAccount, OwnCodeOutcome, OwnCodeVerdict } from '../own-account.ts';
import { ownAccountRefusal, passwordChangeRefusal, type OwnAccountRefusal } from './own-account-refusal.ts';

type CodeKey = 'email' | 'phone_number';

/** Implements the user's own account with Amplify; `configure` sets its pool before each call. */
export function amplifyOwnAccount(pool: IdentityPool, origin: string, configure: () => void): OwnAccount {
  return {
    async readDetails() {
      configure();
      return fetchUserAttributes().then(
        async (attributes) => {
          const { tokens } = await fetchAuthSession();
          const isSocial = !!tokens?.idToken?.payload['identities'];
          return { kind: 'details', details: { ...detailsOf(attributes), isSocial } };
        },
        (error: unknown) => ({ kind: only(ownAccountRefusal(error), ['signed-out', 'throttled']) }),
      );
    },
    async updateName({ givenName, familyName }) {
      configure();
      const userAttributes = { given_name: givenName, family_name: familyName };
      return updateUserAttributes({ userAttributes }).then(
        () => ({ kind: 'success' }),
        (error: unknown) => ({
          kind: only(ownAccountRefusal(error), ['details-refused', 'signed-out', 'throttled']),
        }),
      );
    },
    ...amplifyCodes(configure),
    async changePassword({ current, next }) {
      configure();
      return updatePassword({ oldPassword: current, newPassword: next }).then(
        () => ({ kind: 'success' }),
        (error: unknown) => ({
          kind: only(passwordChangeRefusal(error), [
            'wrong-password',
            'password-refused',
            'locked',
            'signed-out',
            'throttled',
          ]),
        }),
      );
    },
    async signOutEverywhere() {
      configure();
      try {
        return { kind: await endAllSessions(pool, origin) };
      } catch {
        return { kind: 'outage' };
      }
    },
  };
}

type Codes = Pick<
  OwnAccount,
  | 'requestEmailChange'
  | 'resendEmailCode'
  | 'confirmEmailChange'
  | 'updatePhone'
  | 'requestPhoneCode'
  | 'confirmPhone'
>;

/** Codes that confirm the email and the phone. */
function amplifyCodes(configure: () => void): Codes {
  return {
    async requestEmailChange(email) {
      configure();
      return sentOf(changed('email', email));
    },
    async updatePhone(phoneNumber) {
      configure();
      // A pool that verifies emails alone by itself texts no code on a change.
      return sentOf(changed('phone_number', phoneNumber).then((to) => to ?? codeAgain('phone_number')));
    },
    async resendEmailCode() {
      configure();
      return sentOf(codeAgain('email'));
    },
    async requestPhoneCode() {
      configure();
      return sentOf(codeAgain('phone_number'));
    },
    async confirmEmailChange(code) {
      configure();
      return verdictOf('email', code);
    },
    async confirmPhone(code) {
      configure();
      return verdictOf('phone_number', code);
    },
  };
}

/** The refusal if it is one of the given kinds; anything else is an outage. */
function only<K extends OwnAccountRefusal>(refusal: OwnAccountRefusal, expected: readonly K[]): K | 'outage' {
  return (expected as readonly OwnAccountRefusal[]).includes(refusal) ? (refusal as K) : 'outage';
}

function detailsOf(attributes: Readonly<Record<string, string | undefined>>): AccountDetails {
  const { email = '', given_name, family_name, phone_number, phone_number_verified } = attributes;
  return {
    email,
    ...(given_name && { givenName: given_name }),
    ...(family_name && { familyName: family_name }),
    ...(phone_number && { phoneNumber: phone_number }),
    isPhoneVerified: phone_number_verified === 'true',
  };
}

async function changed(key: CodeKey, value: string): Promise<string | undefined> {
  const answer = await updateUserAttributes({ userAttributes: { [key]: value } });
  return answer[key]?.nextStep.codeDeliveryDetails?.destination;
}

async function codeAgain(key: CodeKey): Promise<string | undefined> {
  return (await sendUserAttributeVerificationCode({ userAttributeKey: key })).destination;
}

async function sentOf(sending: Promise<string | undefined>): Promise<OwnCodeOutcome> {
  try {
    return { kind: 'sent', destination: (await sending) ?? '' };
  } catch (error) {
    return { kind: only(ownAccountRefusal(error), ['exists', 'details-refused', 'signed-out', 'throttled']) };
  }
}

async function verdictOf(key: CodeKey, code: string): Promise<OwnCodeVerdict> {
  try {
    await confirmUserAttribute({ userAttributeKey: key, confirmationCode: code.trim() });
    return { kind: 'success' };
  } catch (error) {
    return {
      kind: only(ownAccountRefusal(error), [
        'wrong-code',
        'expired-code',
        'exists',
        'signed-out',
        'throttled',
      ]),
    };
  }
}

/**
 * Calls GlobalSignOut itself: Amplify's global sign-out swallows all failures, so the user could not learn that other devices are still
 * signed in.
 */
async function endAllSessions(
  pool: IdentityPool,
  origin: string,
): Promise<'success' | 'signed-out' | 'throttled' | 'outage'> {
  const { tokens } = await fetchAuthSession();
  if (!tokens) return 'signed-out';
  const endpoint = pool.endpoint
    ? new URL(pool.endpoint, origin).href
    : `https://cognito-idp.${pool.region}.amazonaws.com/`;
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.GlobalSignOut',
    },
    body: JSON.stringify({ AccessToken: tokens.accessToken.toString() }),
    signal: AbortSignal.timeout(20_000),
  });
  if (answer.ok) return 'success';
  const { __type = '' } = (await answer.json()) as { __type?: string };
  const refusal = Object.assign(new Error(), { name: __type.split('#').at(-1) ?? '' });
  return only(ownAccountRefusal(refusal), ['signed-out', 'throttled']);
}
