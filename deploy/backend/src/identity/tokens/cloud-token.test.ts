import { SignJWT } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ServiceUnavailable } from '../../http/index.ts';
import { createTokenVerifier } from '../index.ts';
import { createMemoryIdentityStore } from '../testing/create-memory-identity-store.ts';
import { idClaims, makeKey, poolOf, serveKeySets, sign, type CloudKey } from '../testing/cloud-pools.ts';
import { cloudIdentity } from '../testing/cloud-identity.ts';

const pool = poolOf('northstar');
const west = poolOf('northstar', 'us-west-2');
const harbor = poolOf('harbor');
const nowSeconds = Math.floor(Date.now() / 1000);
let cloud: Awaited<ReturnType<typeof serveKeySets>>;
let own: CloudKey;
let foreign: CloudKey;

beforeAll(async () => {
  cloud = await serveKeySets();
  [own, foreign] = await Promise.all([makeKey('own'), makeKey('foreign')]);
  cloud.publish(pool, own);
  cloud.publish(west, await makeKey('west'));
  cloud.publish(harbor, foreign);
});
afterAll(() => cloud.close());
afterEach(() => {
  cloud.setDown(false);
  vi.useRealTimers();
});

/** A backend whose tenants have their pools in the cloud; it has asked for no key yet. */
function backend() {
  const store = createMemoryIdentityStore();
  const { verify } = createTokenVerifier(cloudIdentity(store, { fetchKeys: (url) => cloud.fetch(url) }));
  return { store, verify };
}

it('a token of the pool that the tenant’s file names opens its account', async () => {
  const { verify } = backend();
  const token = await sign(own, idClaims(pool));
  expect(await verify(token, 'northstar')).toEqual({
    sub: expect.stringMatching(/^[0-9a-f-]{36}$/),
    email: 'dana@example.com',
    givenName: 'Dana',
    familyName: 'Buyer',
  });
});

it('calls side by side with one token are judged once, and the next one again', async () => {
  const { store, verify } = backend();
  const token = await sign(own, idClaims(pool));
  const first = await verify(token, 'northstar');
  const find = vi.spyOn(store, 'findPoolUser');
  const callers = await Promise.all([1, 2, 3].map(() => verify(token, 'northstar')));
  expect(callers).toEqual([first, first, first]);
  expect(find).toHaveBeenCalledTimes(1);
  await Promise.all([verify(token, 'northstar'), verify(token, 'harbor')]);
  expect(find).toHaveBeenCalledTimes(2);
});

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('T03: nobody is let in by', () => {
  it.each<[string, () => string | Promise<string>]>([
    ['no token at all', () => ''],
    ['what is no token', () => 'a.b.c'],
    ['a token without a signature', () => `${part({ alg: 'none', kid: 'own' })}.${part(idClaims(pool))}.`],
    [
      'a token that is signed with the public key as a secret',
      () =>
        new SignJWT(idClaims(pool) as Record<string, unknown>)
          .setProtectedHeader({ alg: 'HS256', kid: 'own' })
          .sign(new TextEncoder().encode(JSON.stringify(own.publicJwk))),
    ],
    [
      'a key of somebody else under the name of the pool’s',
      () => sign(foreign, idClaims(pool), { kid: 'own' }),
    ],
    ['a key that the pool does not have', () => sign(foreign, idClaims(pool))],
    [
      'a token without the name of its key',
      async () => {
        const [, claims = '', signature = ''] = (await sign(own, idClaims(pool))).split('.');
        return `${part({ alg: 'RS256' })}.${claims}.${signature}`;
      },
    ],
    [
      'claims that were changed afterwards',
      async () => {
        const [header = '', , signature = ''] = (await sign(own, idClaims(pool))).split('.');
        return `${header}.${part(idClaims(pool, { email: 'victim@example.com' }))}.${signature}`;
      },
    ],
    ['another issuer', () => sign(own, idClaims(pool, { iss: 'https://issuer.example/us-east-1_Own' }))],
    ['no issuer', () => sign(own, idClaims(pool, { iss: undefined }))],
    ['the issuer of the same tenant’s other region', () => sign(own, idClaims(west))],
    ['the client of another tenant', () => sign(own, idClaims(pool, { aud: harbor.userPoolClientId }))],
    ['another client of the pool', () => sign(own, idClaims(pool, { aud: 'backoffice' }))],
    ['no client', () => sign(own, idClaims(pool, { aud: undefined }))],
    [
      'an access token',
      () =>
        sign(own, idClaims(pool, { token_use: 'access', aud: undefined, client_id: pool.userPoolClientId })),
    ],
    ['a token that says nothing of its use', () => sign(own, idClaims(pool, { token_use: undefined }))],
    ['a token that has expired', () => sign(own, idClaims(pool, { exp: nowSeconds - 1 }))],
    ['a token that never expires', () => sign(own, idClaims(pool, { exp: undefined }))],
    ['a token that is not good yet', () => sign(own, idClaims(pool, { nbf: nowSeconds + 600 }))],
    ['nobody’s token', () => sign(own, idClaims(pool, { sub: undefined }))],
    ['a user without an email', () => sign(own, idClaims(pool, { email: undefined }))],
  ])('%s', async (_case, make) => {
    const { store, verify } = backend();
    expect(await verify(await make(), 'northstar')).toBeUndefined();
    expect(await store.listUsers('northstar', 10)).toEqual([]);
  });
});

it('T03: a token of one tenant’s pool opens nothing at another', async () => {
  const { verify } = backend();
  const token = await sign(own, idClaims(pool));
  expect(await verify(token, 'harbor')).toBeUndefined();
  expect(await verify(token, 'nobody')).toBeUndefined();
  const theirs = await sign(foreign, idClaims(harbor));
  expect(await verify(theirs, 'harbor')).toMatchObject({ email: 'dana@example.com' });
  expect(await verify(theirs, 'northstar')).toBeUndefined();
});

it('keys are fetched once for each pool, also by calls at once, and work without the cloud from then on', async () => {
  const { verify } = backend();
  const token = await sign(own, idClaims(pool));
  const before = cloud.asked.length;
  await Promise.all([verify(token, 'northstar'), verify(token, 'northstar'), verify(token, 'northstar')]);
  cloud.setDown(true);
  expect(await verify(token, 'northstar')).toBeDefined();
  expect(cloud.asked.slice(before)).toEqual([pool.userPoolId]);
});

it('keys that cannot be fetched are no verdict on the token', async () => {
  const { verify } = backend();
  cloud.setDown(true);
  await expect(verify(await sign(own, idClaims(pool)), 'northstar')).rejects.toBeInstanceOf(
    ServiceUnavailable,
  );
  cloud.setDown(false);
  expect(await verify(await sign(own, idClaims(pool)), 'northstar')).toBeDefined();
});

it('a pool that changes its key is followed, and the key that it took away is good no longer for a new process', async () => {
  const { verify } = backend();
  const next = await makeKey('next');
  const [before, after] = await Promise.all([sign(own, idClaims(pool)), sign(next, idClaims(pool))]);
  expect(await verify(before, 'northstar')).toBeDefined();
  cloud.publish(pool, own, next);
  expect(await verify(after, 'northstar')).toBeDefined();
  expect(await verify(before, 'northstar')).toBeDefined();
  cloud.publish(pool, next);
  const fresh = backend();
  expect(await fresh.verify(after, 'northstar')).toBeDefined();
  expect(await fresh.verify(before, 'northstar')).toBeUndefined();
  cloud.publish(pool, own);
});

it('T09: made-up key names do not make the backend ask the cloud again and again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { verify } = backend();
  const token = await sign(own, idClaims(pool));
  expect(await verify(token, 'northstar')).toBeDefined();
  const before = cloud.asked.length;
  for (let count = 0; count < 10; count += 1) {
    const forged = await sign(foreign, idClaims(pool), { kid: `made-up-${count}` });
    expect(await verify(forged, 'northstar')).toBeUndefined();
  }
  expect(cloud.asked).toHaveLength(before + 1);
  expect(await verify(token, 'northstar')).toBeDefined();
  vi.advanceTimersByTime(10_000);
  await verify(await sign(foreign, idClaims(pool), { kid: 'made-up' }), 'northstar');
  expect(cloud.asked).toHaveLength(before + 2);
});
