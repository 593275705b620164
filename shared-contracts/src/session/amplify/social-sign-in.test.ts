// @vitest-environment jsdom
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createAmplifyIdentity } from './amplify-identity.ts';

const domain = 'auth.harbor.example';
const host = location.origin;
const site = 'https://harbor.example';
const pool = {
  region: 'us-east-1',
  userPoolId: 'us-east-1_Harbor',
  userPoolClientId: 'harbor',
  domain,
} as const;
const discovery =
  'https://cognito-idp.us-east-1.amazonaws.com/us-east-1_Harbor/.well-known/openid-configuration';
const nowSeconds = Math.floor(Date.now() / 1000);
const claims = {
  sub: 'u1',
  username: 'u1',
  email: 'a@b.co',
  origin_jti: 's1',
  iat: nowSeconds,
  exp: nowSeconds + 3600,
};
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const tokenWith = (nonce: string | undefined) =>
  `${part({ alg: 'RS256' })}.${part({ ...claims, ...(nonce && { nonce }) })}.x`;
/** What the service puts into the id token; by default, the nonce of the request. */
let answeredNonce: { nonce: string | undefined } | undefined;
let askedNonce: string | undefined;
const exchanged: URLSearchParams[] = [];

const server = setupServer(
  http.get(discovery, () => HttpResponse.json({})),
  http.post(`https://${domain}/oauth2/token`, async ({ request }) => {
    exchanged.push(new URLSearchParams(await request.text()));
    const token = tokenWith(answeredNonce ? answeredNonce.nonce : askedNonce);
    return HttpResponse.json({ access_token: token, id_token: token, refresh_token: 'r', expires_in: 3600 });
  }),
);

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());
afterEach(() => {
  server.resetHandlers();
  localStorage.clear();
  sessionStorage.clear();
  answeredNonce = undefined;
  exchanged.length = 0;
  vi.restoreAllMocks();
});

/** Signs in with a window that returns the result of `answerOf` for the URL it was sent to. */
async function signIn(answerOf: (asked: URL) => string | undefined) {
  let asked = new URL('about:blank');
  const window = {
    visit: (url: string) => {
      asked = new URL(url);
      askedNonce = asked.searchParams.get('nonce') ?? undefined;
    },
    answer: async () => answerOf(asked),
    close: () => undefined,
  };
  const start = {
    provider: 'apple',
    redirectPath: '/integration/social-idp',
    initiator: host,
    window,
  } as const;
  const outcome = await createAmplifyIdentity(pool, site).beginSocial(start);
  return { outcome, asked };
}

const stateOf = (asked: URL) => `?code=c1&state=${asked.searchParams.get('state') ?? ''}`;

it('requests a domain that is a host name by https, using the code flow with PKCE and its scopes (ACCT-35)', async () => {
  const { asked, outcome } = await signIn(() => undefined);
  expect(asked.origin + asked.pathname).toBe(`https://${domain}/oauth2/authorize`);
  expect(Object.fromEntries(asked.searchParams)).toMatchObject({
    client_id: 'harbor',
    identity_provider: 'SignInWithApple',
    response_type: 'code',
    scope: 'openid email profile aws.cognito.signin.user.admin',
    code_challenge_method: 'S256',
    prompt: 'select_account',
    redirect_uri: `${site}/integration/social-idp?initiator=${encodeURIComponent(host)}`,
  });
  expect(outcome).toEqual({ kind: 'window-closed' });
});

it('turns a response into a session, with the locally stored verifier, even if the address bar cannot be changed', async () => {
  vi.spyOn(history, 'replaceState').mockImplementation(() => {
    throw new DOMException('another origin', 'SecurityError');
  });
  const { outcome } = await signIn(stateOf);
  expect(outcome).toMatchObject({ kind: 'success', tokens: { user: { sub: 'u1', email: 'a@b.co' } } });
  expect(Object.fromEntries(exchanged[0] ?? [])).toMatchObject({
    grant_type: 'authorization_code',
    code: 'c1',
    code_verifier: expect.stringMatching(/^\w{128}$/) as string,
  });
});

it.each([
  ['a foreign state', '?code=c1&state=foreign', 'not-ours'],
  ['a no', '?error=access_denied&state=x', 'denied'],
  ['no email', '?error=invalid_request&error_description=attributes required: [email]', 'no-email'],
] as const)('T32: %s gives no session and exchanges nothing', async (_, answer, kind) => {
  expect((await signIn(() => answer)).outcome).toEqual({ kind });
  expect([exchanged, await createAmplifyIdentity(pool, site).tokens(false)]).toEqual([[], { kind: 'none' }]);
});

it('sends a unique nonce with every sign-in', async () => {
  const asked = [await signIn(() => undefined), await signIn(() => undefined)];
  const nonces = asked.map((one) => one.asked.searchParams.get('nonce'));
  expect(nonces).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), expect.stringMatching(/^[\da-f-]{36}$/)]);
  expect(new Set(nonces).size).toBe(2);
});

it.each([['another nonce', 'foreign'] as const, ['no nonce', undefined] as const])(
  'T32: tokens with %s give no session, and are revoked',
  async (_, nonce) => {
    answeredNonce = { nonce };
    const revoked: string[] = [];
    server.use(
      http.post('https://cognito-idp.us-east-1.amazonaws.com/', ({ request }) => {
        revoked.push(request.headers.get('x-amz-target') ?? '');
        return HttpResponse.json({});
      }),
      http.get(`https://${domain}/logout`, () => HttpResponse.text('')),
    );
    expect((await signIn(stateOf)).outcome).toEqual({ kind: 'not-ours' });
    expect(await createAmplifyIdentity(pool, site).tokens(false)).toEqual({ kind: 'none' });
    expect(revoked).toContain('AWSCognitoIdentityProviderService.RevokeToken');
  },
);

it('a used code is not ours, and a domain that is down is an outage', async () => {
  const answerWith = (answer: () => Response) =>
    server.use(http.post(`https://${domain}/oauth2/token`, answer));
  answerWith(() => HttpResponse.json({ error: 'invalid_grant' }, { status: 400 }));
  expect((await signIn(stateOf)).outcome).toEqual({ kind: 'not-ours' });
  answerWith(() => HttpResponse.error());
  expect((await signIn(stateOf)).outcome).toEqual({ kind: 'outage' });
});

it('opens nothing while the region is down', async () => {
  server.use(http.get(discovery, () => HttpResponse.error()));
  const { asked, outcome } = await signIn(stateOf);
  expect([asked.href, outcome]).toEqual(['about:blank', { kind: 'outage' }]);
});

it('T32: a response without a sign-in in progress is refused without any request', async () => {
  const outcome = await createAmplifyIdentity(pool, site).finishSocial('/integration/social-idp');
  expect([outcome, exchanged]).toEqual([{ kind: 'not-ours' }, []]);
});
