// @vitest-environment jsdom
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { createAmplifyIdentity } from './amplify-identity.ts';

const pool = {
  region: 'us-east-1',
  userPoolId: 'us-east-1_Harbor',
  userPoolClientId: 'harbor',
} as const;
const nowSeconds = Math.floor(Date.now() / 1000);
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const tokenOf = (more: object) =>
  `${part({ alg: 'RS256' })}.${part({ sub: 'u1', iat: nowSeconds, exp: nowSeconds + 3600, ...more })}.x`;

type Answers = Readonly<Record<string, object>>;

/** What the pool answers to each operation. */
let answers: Answers = {};
const asked: { readonly operation: string; readonly body: Record<string, unknown> }[] = [];

const server = setupServer(
  http.post('https://cognito-idp.us-east-1.amazonaws.com/', async ({ request }) => {
    const operation = request.headers.get('x-amz-target')?.split('.').at(-1) ?? '';
    asked.push({ operation, body: (await request.json()) as Record<string, unknown> });
    return HttpResponse.json(answers[operation] ?? {});
  }),
);

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());
beforeEach(() => keepSession({}));
afterEach(() => {
  localStorage.clear();
  asked.length = 0;
});

/** Stores a session as Amplify does, with these claims in its id token. */
function keepSession(claims: object): void {
  const at = 'CognitoIdentityServiceProvider.harbor';
  localStorage.setItem(`${at}.LastAuthUser`, 'u1');
  localStorage.setItem(`${at}.u1.accessToken`, tokenOf({ username: 'u1' }));
  localStorage.setItem(`${at}.u1.idToken`, tokenOf(claims));
  localStorage.setItem(`${at}.u1.refreshToken`, 'r');
  localStorage.setItem(`${at}.u1.clockDrift`, '0');
}

const account = () => createAmplifyIdentity(pool, 'https://harbor.example');

it.each([
  ['no provider', {}, false],
  ['a social provider', { identities: [{ providerName: 'Google', userId: 'g1' }] }, true],
])('the details of a user of %s say so', async (_, claims, isSocial) => {
  keepSession(claims);
  answers = { GetUser: { Username: 'u1', UserAttributes: [{ Name: 'email', Value: 'a@b.co' }] } };
  expect(await account().readDetails()).toEqual({
    kind: 'details',
    details: { email: 'a@b.co', isPhoneVerified: false, isSocial },
  });
});

it.each([
  [
    'that texts it by itself',
    { CodeDeliveryDetailsList: [{ AttributeName: 'phone_number', Destination: '+*1' }] },
  ],
  ['that does not', { CodeDeliveryDetailsList: [] }],
])('a new phone is texted one code by a pool %s', async (_, updated) => {
  answers = {
    UpdateUserAttributes: updated,
    GetUserAttributeVerificationCode: {
      CodeDeliveryDetails: { AttributeName: 'phone_number', Destination: '+*1' },
    },
  };
  expect(await account().updatePhone('+12125550142')).toEqual({ kind: 'sent', destination: '+*1' });
  const isTexted = updated.CodeDeliveryDetailsList.length > 0;
  expect(asked.map(({ operation }) => operation)).toEqual([
    'UpdateUserAttributes',
    ...(isTexted ? [] : ['GetUserAttributeVerificationCode']),
  ]);
});
