import { tenantStore, type Database } from '@forecourt/backend/db/index.ts';
import {
  accountRemover,
  createTokenReader,
  createTokenVerifier,
  type IdentityProvider,
} from '@forecourt/backend/identity/index.ts';
import { openEmptyDatabase } from '@forecourt/backend/testing/empty-database.ts';
import type { IdentityPool } from '@forecourt/shared-contracts/tenant';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createStandInProvider } from './create-stand-in-provider.ts';
import { createUser } from './create-user.ts';
import { createDrizzlePoolStore } from './store/create-drizzle-pool-store.ts';
import { createMemoryPoolStore } from './testing/create-memory-pool-store.ts';
import { createTestIdentity } from './testing/create-test-identity.ts';

const clock = { now: () => new Date() };
const account = { tenantId: 'northstar', password: 'Forecourt1!', givenName: 'Dana', familyName: 'Buyer' };
const isStandIn = ({ endpoint }: IdentityPool) => endpoint !== undefined;

describe('the stand-in’s pools', () => {
  let database: Database;
  let sub = '';
  let email = '';
  let count = 0;
  beforeAll(async () => {
    database = await openEmptyDatabase();
  });
  afterAll(() => database.close());

  function begin() {
    const store = createDrizzlePoolStore(database.db);
    const identity = createTestIdentity(store);
    return { store, ...identity, verifier: createTokenVerifier(identity.deps) };
  }

  beforeEach(async () => {
    count += 1;
    email = `buyer${count}@example.com`;
    const phoneNumber = `+1212555${String(count).padStart(4, '0')}`;
    sub = await createUser(begin().deps, { ...account, email, phoneNumber });
  });

  async function signIn(app: ReturnType<typeof begin>['app']) {
    const response = await app.request('/_sandbox/idp/us-east-1', {
      method: 'POST',
      headers: {
        'x-forecourt-tenant': 'northstar',
        'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
      },
      body: JSON.stringify({
        ClientId: 'forecourtnorthstar',
        AuthFlow: 'USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: email, PASSWORD: account.password },
      }),
    });
    const answer = (await response.json()) as { AuthenticationResult?: { IdToken: string } };
    return answer.AuthenticationResult?.IdToken ?? '';
  }

  it('know an account by a token until its session ends', async () => {
    const { app, store, verifier } = begin();
    const token = await signIn(app);
    expect(await verifier.verify(token, 'northstar')).toMatchObject({ sub, email });
    await store.revokeSessionsOf('northstar', sub, clock.now());
    expect(await verifier.verify(token, 'northstar')).toBeUndefined();
  });

  it('lose everything of an account with it, in the transaction that removes it', async () => {
    const { app, deps, store, verifier } = begin();
    const token = await signIn(app);
    const link = { provider: 'Google', subject: `g-${count}`, createdAt: clock.now() };
    await store.insertSocialLink({ ...link, tenantId: 'northstar', sub });
    const rows = tenantStore(database.db, 'northstar');
    const failing = rows.transaction(async (inner) => {
      await accountRemover(deps)(inner, sub);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await verifier.verify(token, 'northstar')).toMatchObject({ sub });
    await rows.transaction((inner) => accountRemover(deps)(inner, sub));
    expect(await verifier.verify(token, 'northstar')).toBeUndefined();
    expect(await store.findPassword('northstar', sub)).toBeUndefined();
    expect(await store.socialLinksOf('northstar', sub)).toEqual([]);
    expect(await store.findUserBySub('northstar', sub)).toBeUndefined();
    expect(await signIn(app)).toBe('');
  });

  it('let nobody in by a password to an account that has none', async () => {
    const { app, store, deps } = begin();
    const user = await store.findUserBySub('northstar', sub);
    if (!user) throw new Error('no account');
    email = `passwordless${count}@example.com`;
    await store.insertUser({ ...user, sub: deps.random.uuid(), email });
    expect(await signIn(app)).toBe('');
  });
});

describe('a tenant whose pools are at Amazon', () => {
  const asked: string[] = [];
  const note = (name: string) => void asked.push(name);
  const cloud: IdentityProvider = {
    keySet: () => Promise.reject(new Error('unused')),
    caller: async () => (note('caller'), undefined),
    usernameOf: async () => (note('usernameOf'), undefined),
    passcodeUsername: async () => (note('passcodeUsername'), undefined),
    removeUsers: async (_account, pools) => note(`removeUsers ${pools.length}`),
  };
  const store = createMemoryPoolStore();
  const provider = createStandInProvider({ store, clock, cloud });
  const plain = createTestIdentity(store).deps.tenant('northstar');
  if (!plain) throw new Error('no tenant');
  const pools = plain.pools.map(({ region, userPoolId, userPoolClientId }) => ({
    region,
    userPoolId,
    userPoolClientId,
  }));
  const identity = createTestIdentity(store, {
    provider,
    tokens: createTokenReader({ clock, provider }),
    tenant: (id) => (id === 'northstar' ? { ...plain, pools } : undefined),
  });
  beforeEach(() => void asked.splice(0));

  it('has no door here: the stand-in knows neither their users nor their keys', async () => {
    const headers = { 'x-forecourt-tenant': 'northstar', 'content-type': 'application/json' };
    const body = JSON.stringify({ ClientId: 'forecourtnorthstar', Username: 'a@b.co', Password: 'x' });
    const door = { method: 'POST', headers, body };
    expect((await identity.app.request('/_sandbox/idp/us-east-1', door)).status).toBe(404);
    const keys = '/_sandbox/idp/us-east-1/us-east-1_Northstar/.well-known/jwks.json';
    expect((await identity.app.request(keys, { headers })).status).toBe(404);
  });

  it('has its questions answered by them', async () => {
    const [pool] = pools;
    if (!pool) throw new Error('no pool');
    const owned = { tenantId: 'northstar', pool };
    await provider.caller(owned, { sub: 'sub', exp: 0, iat: 0 });
    await provider.usernameOf(owned, 'dana@example.com');
    await provider.passcodeUsername(owned, 'sub');
    expect(asked).toEqual(['caller', 'usernameOf', 'passcodeUsername']);
  });

  it('has its users removed there, and those of the other pools here', async () => {
    const database = await openEmptyDatabase();
    const rows = tenantStore(database.db, 'northstar');
    await provider.removeUsers({ store: rows, sub: 'sub' }, [...pools, ...plain.pools]);
    expect(asked).toEqual([`removeUsers ${pools.length}`]);
    expect(plain.pools.every(isStandIn)).toBe(true);
    await database.close();
  });
});
