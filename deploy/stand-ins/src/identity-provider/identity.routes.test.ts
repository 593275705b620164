import { describe, expect, it } from 'vitest';
import { createUser } from './create-user.ts';
import { createMemoryPoolStore } from './testing/create-memory-pool-store.ts';
import { createTestIdentity } from './testing/create-test-identity.ts';

const identity = createTestIdentity(createMemoryPoolStore());
const account = {
  tenantId: 'northstar',
  email: 'demo@northstar.example',
  password: 'Forecourt1!',
  givenName: 'Dana',
  familyName: 'Buyer',
  phoneNumber: '+12125550142',
};

const call = (operation: string, body: unknown, headers: Record<string, string> = {}) =>
  identity.app.request('/_sandbox/idp/us-east-1', {
    method: 'POST',
    headers: {
      'x-forecourt-tenant': 'northstar',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const admin = { authorization: 'AWS4-HMAC-SHA256 Credential=ADMINKEYFORTESTS0123/20261121/us-east-1/x' };
const UserPoolId = 'us-east-1_Northstar';

describe('refusals are HTTP 400 with the name in body and header', () => {
  it.each([
    ['Nonsense', {}, 'UnknownOperationException'],
    ['SignUp', 'not json', 'InvalidParameterException'],
    ['SignUp', { ClientId: 'forecourtnorthstar' }, 'InvalidParameterException'],
    [
      'SignUp',
      { ClientId: 'forecourtharbor', Username: 'a@b.co', Password: 'x' },
      'ResourceNotFoundException',
    ],
    [
      'InitiateAuth',
      { ClientId: 'forecourtnorthstar', AuthFlow: 'CUSTOM_AUTH' },
      'InvalidParameterException',
    ],
    ['GetUser', { AccessToken: 'forged' }, 'NotAuthorizedException'],
    ['ListUsers', { UserPoolId }, 'AccessDeniedException'],
  ])('%s %j: %s', async (operation, body, name) => {
    const response = await call(operation, body);
    expect(response.status).toBe(400);
    expect(response.headers.get('x-amzn-errortype')).toBe(name);
    expect(await response.json()).toMatchObject({ __type: name });
  });
});

it('knows no pool of an unknown tenant or region', async () => {
  expect((await call('SignUp', {}, { 'x-forecourt-tenant': 'nobody' })).status).toBe(404);
  const request = { method: 'POST', headers: { 'x-forecourt-tenant': 'northstar' } };
  expect((await identity.app.request('/_sandbox/idp/eu-west-1', request)).status).toBe(404);
});

it('creates a demo account once and leaves its password alone', async () => {
  const sub = await createUser(identity.deps, account);
  expect(await createUser(identity.deps, { ...account, password: 'Another-1!' })).toBe(sub);
  const login = await call('InitiateAuth', {
    ClientId: 'forecourtnorthstar',
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: ' DEMO@northstar.example', PASSWORD: 'Forecourt1!' },
  });
  const { AuthenticationResult } = (await login.json()) as { AuthenticationResult: { RefreshToken: string } };
  const refreshed = await call('InitiateAuth', {
    ClientId: 'forecourtnorthstar',
    AuthFlow: 'REFRESH_TOKEN_AUTH',
    AuthParameters: { REFRESH_TOKEN: AuthenticationResult.RefreshToken },
  });
  expect(await refreshed.json()).toMatchObject({ AuthenticationResult: { TokenType: 'Bearer' } });
});

it('replaces a refresh token when it is used; the one before works for 60 s, as a second tab may send it (F34)', async () => {
  await createUser(identity.deps, account);
  const ClientId = 'forecourtnorthstar';
  const newest = async (answer: Response) =>
    ((await answer.json()) as { AuthenticationResult: { RefreshToken: string } }).AuthenticationResult
      .RefreshToken;
  const first = await newest(
    await call('InitiateAuth', {
      ClientId,
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: account.email, PASSWORD: account.password },
    }),
  );
  const refresh = (RefreshToken: string) => call('GetTokensFromRefreshToken', { ClientId, RefreshToken });
  const second = await newest(await refresh(first));
  expect(second).not.toBe(first);
  identity.advance(60_000);
  const ofTheOtherTab = await newest(await refresh(first));
  identity.advance(1_000);
  const tooLate = await refresh(first);
  expect(await tooLate.json()).toMatchObject({ message: 'Invalid Refresh Token' });
  expect((await refresh(second)).status).toBe(200);
  expect((await refresh(ofTheOtherTab)).status).toBe(200);
});

it('takes a new phone at once, and texts a code only when it is asked to, as the pools on AWS', async () => {
  await createUser(identity.deps, account);
  const login = await call('InitiateAuth', {
    ClientId: 'forecourtnorthstar',
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: account.email, PASSWORD: account.password },
  });
  const { AuthenticationResult } = (await login.json()) as { AuthenticationResult: { AccessToken: string } };
  const { AccessToken } = AuthenticationResult;
  const phone = '+13135550199';
  const change = { AccessToken, UserAttributes: [{ Name: 'phone_number', Value: phone }] };
  expect(await (await call('UpdateUserAttributes', change)).json()).toEqual({ CodeDeliveryDetailsList: [] });
  expect(identity.codeFor(phone)).toBe('');
  const AttributeName = 'phone_number';
  await call('GetUserAttributeVerificationCode', { AccessToken, AttributeName });
  const Code = identity.codeFor(phone);
  expect((await call('VerifyUserAttribute', { AccessToken, AttributeName, Code })).status).toBe(200);
  const { UserAttributes } = (await (await call('GetUser', { AccessToken })).json()) as {
    UserAttributes: unknown[];
  };
  expect(UserAttributes).toContainEqual({ Name: 'phone_number', Value: phone });
  expect(UserAttributes).toContainEqual({ Name: 'phone_number_verified', Value: 'true' });
});

it('lets the dealer group look accounts up with its key', async () => {
  const one = await call('AdminGetUser', { UserPoolId, Username: account.email }, admin);
  expect(await one.json()).toMatchObject({ UserStatus: 'CONFIRMED', Enabled: true });
  const listed = await call('ListUsers', { UserPoolId, Filter: `email = "${account.email}"` }, admin);
  expect(((await listed.json()) as { Users: unknown[] }).Users).toHaveLength(1);
  const none = await call('ListUsers', { UserPoolId, Filter: 'email = "nobody@northstar.example"' }, admin);
  expect(await none.json()).toEqual({ Users: [] });
});

it('answers 503 in a region that is down, while people sign in in the other one (F35)', async () => {
  const ask = async () => {
    const response = await identity.app.request('/user/region', {
      method: 'POST',
      headers: { 'x-forecourt-tenant': 'northstar', 'content-type': 'application/json' },
      body: JSON.stringify({ email: account.email }),
    });
    return response.json();
  };
  identity.deps.regions.setDown('northstar', 'us-east-1', true);
  expect(await ask()).toEqual({ region: 'us-east-1', activeRegion: 'us-west-2' });
  expect((await call('SignUp', {})).status).toBe(503);
  identity.deps.regions.setDown('northstar', 'us-east-1', false);
  expect((await call('SignUp', {})).status).toBe(400);
  expect(await ask()).toMatchObject({ activeRegion: 'us-west-2' });
  identity.advance(5 * 60_000);
  expect(await ask()).toMatchObject({ activeRegion: 'us-east-1' });
});
