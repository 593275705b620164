// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { memoryStorage } from '../../storage/memory-storage.ts';
import { pageFixture } from '../../testing/index.ts';
import { createAmplifyIdentity } from './amplify-identity.ts';

const origin = 'https://shop.dealer.example';
const [pool] = pageFixture().tenant.consumer.identityPools;
if (!pool) throw new Error('the fixture has no pool');
const nowSeconds = Math.floor(Date.now() / 1000);

afterEach(() => localStorage.clear());

function tokenOf(claims: object): string {
  const times = { iat: nowSeconds, exp: nowSeconds + 3_600 };
  return `e30.${btoa(JSON.stringify({ ...times, ...claims })).replaceAll('=', '')}.c2ln`;
}

/** The items of a session as Amplify stores them. */
function storedSession(): [string, string][] {
  const client = `CognitoIdentityServiceProvider.${pool?.userPoolClientId}`;
  return [
    [`${client}.LastAuthUser`, 'u1'],
    [`${client}.u1.accessToken`, tokenOf({ sub: 'u1' })],
    [`${client}.u1.idToken`, tokenOf({ sub: 'u1', email: 'ada@example.com' })],
    [`${client}.u1.refreshToken`, 'refresh-1'],
    [`${client}.u1.clockDrift`, '0'],
  ];
}

test('a session is read from where it is kept, and from nowhere else', async () => {
  const kept = memoryStorage();
  for (const [key, value] of storedSession()) kept.setItem(key, value);
  expect(await createAmplifyIdentity(pool, origin, kept).tokens(false)).toMatchObject({
    kind: 'tokens',
    tokens: { user: { sub: 'u1', email: 'ada@example.com' } },
  });
  expect(await createAmplifyIdentity(pool, origin).tokens(false)).toEqual({ kind: 'none' });
  for (const [key, value] of storedSession()) localStorage.setItem(key, value);
  expect(await createAmplifyIdentity(pool, origin).tokens(false)).toMatchObject({ kind: 'tokens' });
  expect(await createAmplifyIdentity(pool, origin, memoryStorage()).tokens(false)).toEqual({ kind: 'none' });
});
