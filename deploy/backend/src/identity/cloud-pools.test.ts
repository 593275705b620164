import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { FetchError } from 'aws-jwt-verify/error';
import { tenantStore, type Database } from '../db/index.ts';
import { createApp, ServiceUnavailable } from '../http/index.ts';
import { testEngines } from '../testing/engines.ts';
import { testTenants } from '../testing/test-tenants.ts';
import { createUser } from '@forecourt/stand-ins/identity-provider/index.ts';
import { createMemoryPoolStore } from '@forecourt/stand-ins/identity-provider/testing/create-memory-pool-store.ts';
import {
  createTestIdentity,
  listenAs,
} from '@forecourt/stand-ins/identity-provider/testing/create-test-identity.ts';
import {
  accountRemover,
  accountRoutes,
  createCognitoDirectory,
  createDrizzleIdentityStore,
  createTokenVerifier,
  passcodeUsernameRoutes,
} from './index.ts';
import { cloudIdentity } from './testing/cloud-identity.ts';

/** Another process that speaks the cloud's protocol: what a tenant's pools are at Amazon. */
const cloud = createTestIdentity(createMemoryPoolStore());
const inCloud = cloud.deps.tenant('northstar');
if (!inCloud) throw new Error('no tenant');
/** The same pools as the tenant's file names those of the cloud: without an endpoint here. */
const pools = inCloud.pools.map(({ region, userPoolId, userPoolClientId }) => ({
  region,
  userPoolId,
  userPoolClientId,
}));
const account = { tenantId: 'northstar', password: 'Forecourt1!', givenName: 'Dana', familyName: 'Buyer' };
let service: Awaited<ReturnType<typeof listenAs>>;
let isReachable = true;
let count = 0;

beforeAll(async () => {
  service = await listenAs(cloud, 'northstar');
});
afterAll(() => service.close());

/** Signs in at the cloud, as the browser does, and answers the id token. */
async function signIn(email: string, region = 'us-east-1'): Promise<string> {
  const response = await fetch(`${service.origin}/_sandbox/idp/${region}`, {
    method: 'POST',
    headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth' },
    body: JSON.stringify({
      ClientId: 'forecourtnorthstar',
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: email, PASSWORD: account.password },
    }),
  });
  const answer = (await response.json()) as { readonly AuthenticationResult: { readonly IdToken: string } };
  return answer.AuthenticationResult.IdToken;
}

/** What the cloud has at its own address, fetched from the other process. */
async function fromCloud(url: string): Promise<ArrayBuffer> {
  const { hostname, pathname } = new URL(url);
  const region = hostname.split('.')[1] ?? '';
  if (!isReachable) throw new FetchError(url, 'away');
  return (await fetch(`${service.origin}/_sandbox/idp/${region}${pathname}`)).arrayBuffer();
}

describe.each(testEngines)('with pools in the cloud, on $engine', ({ open }) => {
  let database: Database;
  let email = '';
  let phone = '';
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    isReachable = true;
    count += 1;
    email = `buyer${count}@example.com`;
    phone = `212555${String(count).padStart(4, '0')}`;
    await createUser(cloud.deps, { ...account, email, phoneNumber: `+1${phone}` });
  });

  function backend() {
    const { db } = database;
    const store = createDrizzleIdentityStore(db);
    const deps = cloudIdentity(store, {
      tenant: (id) => (id === 'northstar' ? { id, pools } : undefined),
      fetchKeys: fromCloud,
      directory: createCognitoDirectory(({ region }) => ({
        endpoint: isReachable ? `${service.origin}/_sandbox/idp/${region}` : 'http://127.0.0.1:9',
        credentials: { accessKeyId: 'ADMINKEYFORTESTS0123', secretAccessKey: 'unused' },
      })),
    });
    const tokens = createTokenVerifier(deps);
    const { clock, random } = deps;
    const app = createApp({ db, tenants: testTenants, tokens, clock, random, log() {} });
    app.route('/', accountRoutes(deps));
    app.route('/', passcodeUsernameRoutes({ ...deps, ownerOfDeal: async () => undefined }));
    const call = async (
      method: string,
      path: string,
      { token = '', body }: { token?: string; body?: unknown } = {},
    ) => {
      const headers = {
        'x-forecourt-tenant': 'northstar',
        'content-type': 'application/json',
        'x-forwarded-for': `203.0.113.${count}`,
        ...(token && { 'x-auth-token': token }),
      };
      const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
      const response = await app.request(path, init);
      return { status: response.status, body: (await response.json().catch(() => undefined)) as unknown };
    };
    return { deps, tokens, call };
  }

  it('a buyer is the same whichever region’s pool they signed in at', async () => {
    const { call } = backend();
    const [east, west] = [await signIn(email), await signIn(email, 'us-west-2')];
    const consents = { marketingEmail: true, marketingSms: false };
    const path = '/api/account/consents';
    expect((await call('PUT', path, { token: east, body: consents })).status).toBe(200);
    expect(await call('GET', path, { token: west })).toEqual({ status: 200, body: consents });
    expect((await call('GET', path)).status).toBe(401);
  });

  it('a token is not judged while the keys cannot be fetched: the call may be repeated', async () => {
    const { call } = backend();
    const token = await signIn(email);
    isReachable = false;
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(await call('GET', '/api/account/consents', { token })).toMatchObject({
      status: 503,
      body: { error: { code: 'error.unavailable' } },
    });
    expect(log).toHaveBeenCalledOnce();
    expect(JSON.stringify(log.mock.calls)).not.toContain(token);
    log.mockRestore();
    isReachable = true;
    expect((await call('GET', '/api/account/consents', { token })).status).toBe(200);
  });

  it('whether an email is taken is asked of the pool, also before anybody signed in here', async () => {
    const { call } = backend();
    const path = '/public/identity/email-check';
    expect((await call('POST', path, { body: { email } })).body).toEqual({ isTaken: true });
    const nobody = { email: `nobody${count}@example.com` };
    expect((await call('POST', path, { body: nobody })).body).toEqual({ isTaken: false });
  });

  it('a passcode is for the user name in the pool where people sign in now, once they have signed in there', async () => {
    const { call, deps } = backend();
    const ask = async () => {
      const body = { phone, lastName: 'Buyer' };
      const answer = await call('POST', '/public/identity/passcode-username', { body });
      return (answer.body as { readonly username: string }).username;
    };
    const cloudSub = (await cloud.deps.store.findUserByEmail('northstar', email))?.sub;
    const decoy = await ask();
    expect(decoy).not.toBe(cloudSub);
    await call('GET', '/api/account/consents', { token: await signIn(email) });
    expect(await ask()).toBe(cloudSub);
    deps.regions.setDown('northstar', 'us-east-1', true);
    expect(await ask()).toBe(decoy);
    await call('GET', '/api/account/consents', { token: await signIn(email, 'us-west-2') });
    expect(await ask()).toBe(cloudSub);
  });

  it('removing an account removes its users in both regions, and its tokens open nothing', async () => {
    const { deps, tokens } = backend();
    const [east, west] = [await signIn(email), await signIn(email, 'us-west-2')];
    const caller = await tokens.verify(east, 'northstar');
    const store = tenantStore(database.db, 'northstar');
    await accountRemover(deps)(store, caller?.sub ?? '');
    expect(await cloud.deps.store.findUserByEmail('northstar', email)).toBeUndefined();
    expect(await deps.store.findUserByEmail('northstar', email)).toBeUndefined();
    expect(await tokens.verify(east, 'northstar')).toBeUndefined();
    expect(await tokens.verify(west, 'northstar')).toBeUndefined();
  });

  it('nothing is removed here while the pools do not answer', async () => {
    const { deps, tokens } = backend();
    const caller = await tokens.verify(await signIn(email), 'northstar');
    isReachable = false;
    const store = tenantStore(database.db, 'northstar');
    await expect(accountRemover(deps)(store, caller?.sub ?? '')).rejects.toBeInstanceOf(ServiceUnavailable);
    expect(await deps.store.findUserByEmail('northstar', email)).toBeDefined();
  });
});
