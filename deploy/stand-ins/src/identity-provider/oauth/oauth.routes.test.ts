import { createHash, randomBytes } from 'node:crypto';
import { createTokenVerifier } from '@forecourt/backend/identity/index.ts';
import { decodeJwt } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { createUser } from '../create-user.ts';
import { createMemoryPoolStore } from '../testing/create-memory-pool-store.ts';
import { createTestIdentity } from '../testing/create-test-identity.ts';

const identity = createTestIdentity(createMemoryPoolStore());
const site = 'http://northstar.localhost:8080';
const pool = `${site}/_sandbox/idp/us-east-1`;
const page = `${site}/integration/social-idp`;
const headers = {
  'x-forecourt-tenant': 'northstar',
  'x-forwarded-host': 'northstar.localhost:8080',
  'x-forwarded-proto': 'http',
};
const verifier = randomBytes(48).toString('base64url');
const right = {
  client_id: 'forecourtnorthstar',
  redirect_uri: page,
  response_type: 'code',
  scope: 'openid email profile',
  identity_provider: 'Google',
  state: 'state-1',
  code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  code_challenge_method: 'S256',
};
const accountOf = (email: string) => ({
  tenantId: 'northstar',
  email,
  password: 'Forecourt1!',
  givenName: 'Dana',
  familyName: 'Buyer',
  phoneNumber: '+12125550142',
});

function get(address: string, more: Record<string, string> = {}) {
  return identity.app.request(address, { headers: { ...headers, ...more } });
}

function post(address: string, form: Record<string, string>, more: Record<string, string> = {}) {
  const body = new URLSearchParams(form).toString();
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  return identity.app.request(address, { method: 'POST', headers: { ...headers, ...type, ...more }, body });
}

const authorize = (change: Record<string, string> = {}, more: Record<string, string> = {}) =>
  get(`${pool}/oauth2/authorize?${new URLSearchParams({ ...right, ...change }).toString()}`, more);

async function begin(change: Record<string, string> = {}): Promise<string> {
  const answer = await authorize(change);
  expect(answer.status).toBe(302);
  return new URL(answer.headers.get('location') ?? '', `${pool}/oauth2/authorize`).href;
}

async function back(answer: Response) {
  expect(answer.status).toBe(303);
  const url = new URL(answer.headers.get('location') ?? '');
  return { place: url.origin + url.pathname, ...Object.fromEntries(url.searchParams) } as Record<
    string,
    string
  >;
}

const agree = async (email: string, form: Record<string, string> = {}) =>
  post(await begin(), { action: 'allow', email, ...form });

const exchange = (code: string, change: Record<string, string> = {}) =>
  post(`${pool}/oauth2/token`, {
    grant_type: 'authorization_code',
    client_id: 'forecourtnorthstar',
    redirect_uri: page,
    code_verifier: verifier,
    code,
    ...change,
  });

/** The nonce in the id token that a sign-in with these parameters ends with. */
async function nonceFor(change: Record<string, string>): Promise<unknown> {
  const { code = '' } = await back(
    await post(await begin(change), { action: 'allow', email: 'dana@example.com' }),
  );
  const { id_token = '' } = (await (await exchange(code)).json()) as Record<string, string>;
  return decodeJwt(id_token)['nonce'];
}

async function tokensOf(email: string, form: Record<string, string> = {}) {
  const { code = '' } = await back(await agree(email, form));
  return (await (await exchange(code)).json()) as Record<string, string>;
}

beforeAll(async () => {
  await createUser(identity.deps, accountOf('dana@example.com'));
});

it('T32: the first id token carries the nonce of its own request, or none', async () => {
  expect(await nonceFor({ nonce: 'n-1' })).toBe('n-1');
  expect(await nonceFor({ nonce: 'n-2' })).toBe('n-2');
  expect(await nonceFor({})).toBeUndefined();
});

describe('authorize', () => {
  it('goes right to the page of the provider, which asks for an account', async () => {
    const answer = await get(await begin({ identity_provider: 'SignInWithApple' }));
    const text = await answer.text();
    expect(text).toContain('Sign in with Apple');
    // The email is below the name: beside it, it is wider than the button of a phone.
    expect(text).toMatch(/Continue as the demo buyer <small>demo@northstar\.example<\/small>/);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('lets the person choose a provider where none was named', async () => {
    const text = await (await authorize({ identity_provider: '' })).text();
    expect(text).toContain('identity_provider=Facebook');
  });

  it.each([
    ['another client', { client_id: 'forecourtharbor' }],
    ['another site', { redirect_uri: 'http://evil.example/integration/social-idp' }],
    ['another page', { redirect_uri: `${site}/cart` }],
    ['another query', { redirect_uri: `${page}?x=1` }],
    ['a longer path', { redirect_uri: `${page}/more` }],
    ['an origin that is not listed', { redirect_uri: `${page}?initiator=http%3A%2F%2Fevil.example` }],
    ['a listed one twice', { redirect_uri: `${page}?initiator=%2F&initiator=http%3A%2F%2Fevil.example` }],
    ['no address', { redirect_uri: '' }],
  ])('%s is shown to the person and sent nowhere', async (_, change) => {
    const answer = await authorize(change);
    expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
    expect(await answer.text()).toContain('We couldn&#39;t sign you in');
  });

  it.each([
    ['a framed page', `${page}?initiator=%2F`],
    ['a listed host page', `${page}?initiator=http%3A%2F%2Flocalhost%3A8090`],
  ])('%s may begin it', async (_, redirect_uri) => {
    const { place, initiator, code } = await back(
      await post(await begin({ redirect_uri }), { action: 'allow', email: 'dana@example.com' }),
    );
    expect(place).toBe(page);
    expect([initiator, code]).toEqual([
      new URL(redirect_uri).searchParams.get('initiator'),
      expect.any(String),
    ]);
  });

  it.each([
    [{ response_type: 'token' }, 'unsupported_response_type'],
    [{ scope: 'email' }, 'invalid_scope'],
    [{ scope: 'openid admin' }, 'invalid_scope'],
    [{ code_challenge: '' }, 'invalid_request'],
    [{ code_challenge_method: 'plain' }, 'invalid_request'],
    [{ nonce: 'with a space' }, 'invalid_request'],
    [{ nonce: 'n'.repeat(201) }, 'invalid_request'],
    [{ state: '' }, 'invalid_request'],
    [{ identity_provider: 'toString' }, 'invalid_request'],
  ])('%j goes back as %s', async (change, error) => {
    expect(await back(await authorize(change))).toMatchObject({ place: page, error });
  });
});

describe('the page of a provider', () => {
  it.each([
    ['a refusal', { action: 'deny' }, { error: 'access_denied' }],
    [
      'an account without an email',
      { action: 'allow', withoutEmail: 'yes' },
      { error: 'invalid_request', error_description: 'attributes required: [email]' },
    ],
  ])('%s goes back with the state', async (_, form, expected) => {
    expect(await back(await post(await begin(), form))).toMatchObject({ state: 'state-1', ...expected });
  });

  it.each(['', 'nobody', 'dana+tag@example.com'])(
    'email %j is reported in place, and can be fixed',
    async (email) => {
      const address = await begin();
      const answer = await post(address, { action: 'allow', email, givenName: '<b>' });
      expect(answer.status).toBe(400);
      const text = await answer.text();
      expect(text).toContain('Enter an email like name@example.com');
      expect(text).toContain('&lt;b&gt;');
      expect((await post(address, { action: 'allow', email: 'dana@example.com' })).status).toBe(303);
    },
  );

  it('works once, and for 15 minutes', async () => {
    const used = await begin();
    await post(used, { action: 'deny' });
    expect((await post(used, { action: 'allow', email: 'dana@example.com' })).status).toBe(400);
    const late = await begin();
    identity.advance(15 * 60_000);
    expect((await get(late)).status).toBe(400);
  });

  it('asks nobody who is remembered, unless it must; signing out forgets', async () => {
    const cookie = (await agree('dana@example.com')).headers.get('set-cookie')?.split(';')[0] ?? '';
    const known = { cookie };
    expect(await back(await authorize({}, known))).toMatchObject({ code: expect.any(String) as string });
    expect((await authorize({ identity_provider: 'Facebook' }, known)).status).toBe(302);
    expect((await authorize({ prompt: 'select_account' }, known)).status).toBe(302);
    const query = new URLSearchParams({ client_id: 'forecourtnorthstar', logout_uri: `${site}/` });
    const left = await get(`${pool}/logout?${query.toString()}`, known);
    expect([left.status, left.headers.get('location')]).toEqual([302, `${site}/`]);
    expect((await authorize({}, known)).status).toBe(302);
  });

  it('signing out leads nowhere else', async () => {
    const query = new URLSearchParams({
      client_id: 'forecourtnorthstar',
      logout_uri: 'http://evil.example/',
    });
    expect((await get(`${pool}/logout?${query.toString()}`)).status).toBe(400);
  });
});

describe('the code', () => {
  it.each([
    ['another verifier', { code_verifier: 'x'.repeat(43) }, 'invalid_grant'],
    ['another address to come back to', { redirect_uri: `${page}?initiator=%2F` }, 'invalid_grant'],
    ['another client', { client_id: 'forecourtharbor' }, 'invalid_client'],
    ['no verifier', { code_verifier: '' }, 'invalid_request'],
    ['another grant', { grant_type: 'password' }, 'unsupported_grant_type'],
  ])('with %s gives nothing', async (_, change, error) => {
    const { code = '' } = await back(await agree('dana@example.com'));
    const answer = await exchange(code, change);
    expect([answer.status, await answer.json()]).toEqual([400, { error }]);
  });

  it('works once, for 5 minutes, and in its own pool and tenant', async () => {
    const { code = '' } = await back(await agree('dana@example.com'));
    expect((await exchange(code)).status).toBe(200);
    expect(await (await exchange(code)).json()).toEqual({ error: 'invalid_grant' });
    const late = await back(await agree('dana@example.com'));
    identity.advance(5 * 60_000);
    expect(await (await exchange(late['code'] ?? '')).json()).toEqual({ error: 'invalid_grant' });
    const foreign = await back(await agree('dana@example.com'));
    const form = {
      grant_type: 'authorization_code',
      client_id: 'forecourtharbor',
      redirect_uri: page,
      code_verifier: verifier,
      code: foreign['code'] ?? '',
    };
    const elsewhere = await post(`${pool}/oauth2/token`, form, { 'x-forecourt-tenant': 'harbor' });
    expect(await elsewhere.json()).toEqual({ error: 'invalid_grant' });
    const otherPool = await post(`${site}/_sandbox/idp/us-west-2/oauth2/token`, {
      ...form,
      client_id: 'forecourtnorthstar',
    });
    expect(await otherPool.json()).toEqual({ error: 'invalid_grant' });
  });

  it('gives tokens that the site takes, that can be renewed, and that tell of the person', async () => {
    const tokens = await tokensOf('dana@example.com');
    const caller = await createTokenVerifier(identity.deps).verify(tokens['id_token'] ?? '', 'northstar');
    expect(caller).toMatchObject({ email: 'dana@example.com', givenName: 'Dana' });
    const renewed = await post(`${pool}/oauth2/token`, {
      grant_type: 'refresh_token',
      client_id: 'forecourtnorthstar',
      refresh_token: tokens['refresh_token'] ?? '',
    });
    expect(await renewed.json()).toMatchObject({
      token_type: 'Bearer',
      id_token: expect.any(String) as string,
    });
    const authorization = `Bearer ${tokens['access_token'] ?? ''}`;
    const userInfo = await get(`${pool}/oauth2/userInfo`, { authorization });
    expect(await userInfo.json()).toMatchObject({
      sub: caller?.sub,
      email_verified: 'true',
      given_name: 'Dana',
    });
    expect((await get(`${pool}/oauth2/userInfo`, { authorization: 'Bearer x' })).status).toBe(401);
  });
});

describe('the scopes', () => {
  const admin = 'aws.cognito.signin.user.admin';
  const token = async (scope: string) => {
    const { code = '' } = await back(
      await post(await begin({ scope }), { action: 'allow', email: 'dana@example.com' }),
    );
    return (await (await exchange(code)).json()) as Record<string, string>;
  };
  const getUser = async (AccessToken = '') => {
    const answer = await identity.app.request('/_sandbox/idp/us-east-1', {
      method: 'POST',
      headers: { ...headers, 'x-amz-target': 'AWSCognitoIdentityProviderService.GetUser' },
      body: JSON.stringify({ AccessToken }),
    });
    return (await answer.json()) as Record<string, unknown>;
  };

  it('are those that were asked for, also after a renewal; the calls about the account need theirs', async () => {
    const bare = await token('openid  email profile');
    expect(decodeJwt(bare['access_token'] ?? '')['scope']).toBe('openid email profile');
    expect(await getUser(bare['access_token'])).toEqual({
      __type: 'NotAuthorizedException',
      message: 'Access Token does not have required scopes',
    });
    const whole = await token(`openid email profile ${admin}`);
    expect(await getUser(whole['access_token'])).toMatchObject({ Username: expect.any(String) as string });
    const renewed = await post(`${pool}/oauth2/token`, {
      grant_type: 'refresh_token',
      client_id: 'forecourtnorthstar',
      refresh_token: bare['refresh_token'] ?? '',
    });
    const { access_token, id_token } = (await renewed.json()) as Record<string, string>;
    expect(decodeJwt(access_token ?? '')['scope']).toBe('openid email profile');
    expect(decodeJwt(id_token ?? '')['identities']).toHaveLength(1);
  });

  it('of a sign-in by password are that one alone, without identities', async () => {
    const answer = await identity.app.request('/_sandbox/idp/us-east-1', {
      method: 'POST',
      headers: { ...headers, 'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth' },
      body: JSON.stringify({
        ClientId: 'forecourtnorthstar',
        AuthFlow: 'USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: 'dana@example.com', PASSWORD: 'Forecourt1!' },
      }),
    });
    const { AuthenticationResult } = (await answer.json()) as {
      AuthenticationResult: Record<'AccessToken' | 'IdToken', string>;
    };
    expect(decodeJwt(AuthenticationResult.AccessToken)['scope']).toBe(admin);
    expect(decodeJwt(AuthenticationResult.IdToken)['identities']).toBeUndefined();
    expect(await getUser(AuthenticationResult.AccessToken)).toHaveProperty('UserAttributes');
  });
});

describe('the account', () => {
  const { store } = identity.deps;

  it('with the same email is the one that was there, linked from then on', async () => {
    const before = await store.findUserByEmail('northstar', 'dana@example.com');
    const claims = decodeJwt((await tokensOf('Dana@Example.com', { givenName: 'Other' }))['id_token'] ?? '');
    expect(claims).toMatchObject({
      sub: before?.sub,
      given_name: 'Dana',
      identities: [{ providerName: 'Google', primary: 'true' }],
    });
    await store.updateUser('northstar', before?.sub ?? '', { email: 'moved@example.com' });
    expect(decodeJwt((await tokensOf('dana@example.com'))['id_token'] ?? '').sub).toBe(before?.sub);
    await store.updateUser('northstar', before?.sub ?? '', { email: 'dana@example.com' });
  });

  it('of somebody new is made, confirmed, of this tenant alone', async () => {
    const names = { givenName: 'Robin', familyName: 'Reyes' };
    const claims = decodeJwt((await tokensOf('robin@example.com', names))['id_token'] ?? '');
    expect(claims).toMatchObject({
      email: 'robin@example.com',
      email_verified: true,
      given_name: 'Robin',
      family_name: 'Reyes',
    });
    expect(claims['phone_number']).toBeUndefined();
    expect(await store.findUserByEmail('harbor', 'robin@example.com')).toBeUndefined();
  });

  it('that nobody confirmed loses the password it was made with', async () => {
    const sub = await createUser(identity.deps, accountOf('victim@example.com'));
    await store.updateUser('northstar', sub, { status: 'UNCONFIRMED', isEmailVerified: false });
    const before = await store.findPassword('northstar', sub);
    await tokensOf('victim@example.com', { givenName: 'Vic' });
    const after = await store.findUserBySub('northstar', sub);
    expect(after).toMatchObject({ status: 'CONFIRMED', givenName: 'Vic', phoneNumber: null });
    expect((await store.findPassword('northstar', sub))?.verifierHex).not.toBe(before?.verifierHex);
  });

  it('that is deleted takes its links along', async () => {
    const { sub = '' } = decodeJwt((await tokensOf('gone@example.com'))['id_token'] ?? '');
    await store.deleteUser('northstar', sub);
    expect(await store.socialLinksOf('northstar', sub)).toEqual([]);
    expect(decodeJwt((await tokensOf('gone@example.com'))['id_token'] ?? '').sub).not.toBe(sub);
  });
});
