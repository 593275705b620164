import { expect, test } from 'vitest';
import type { IdentityPool } from '../tenant/index.ts';
import { createIdentityProvider, storedSessionKey } from './create-identity-provider.ts';
import { identityFixture } from '../testing/identity-fixture.ts';

const pools: IdentityPool[] = (['us-east-1', 'us-west-2'] as const).map((region) => ({
  region,
  userPoolId: `${region}_Test`,
  userPoolClientId: 'shared',
}));

function setUp(options: { local?: Record<string, string>; region?: string } = {}) {
  const loaded: string[] = [];
  let kept = options.region;
  const adapter = identityFixture({
    signIn: async () => ({ kind: 'success', user: { sub: 'u', email: 'e' } }),
  });
  const provider = createIdentityProvider({
    pools,
    readLocal: (key) => options.local?.[key] ?? null,
    regionOf: async () => 'us-west-2',
    region: { read: () => kept, write: (region) => (kept = region) },
    load: async (pool) => (loaded.push(pool.region), adapter),
  });
  return { provider, loaded, keptRegion: () => kept };
}

const [east] = pools;
const local = { [east ? storedSessionKey(east) : '']: 'u' };

test('a guest has no stored session and loads nothing', async () => {
  const { provider, loaded } = setUp();
  expect(provider.hasStoredSession()).toBe(false);
  expect(await provider.forStoredSession()).toBeUndefined();
  expect(loaded).toEqual([]);
});

test.each([
  ['us-west-2', 'us-west-2'],
  [undefined, 'us-east-1'],
  ['eu-west-1', 'us-east-1'],
])('pools that share a client: last sign-in in %s restores from %s (F36)', async (region, expected) => {
  const { provider, loaded } = setUp({ local, ...(region && { region }) });
  await provider.forStoredSession();
  expect(loaded).toEqual([expected]);
});

test('a sign-in remembers its region', async () => {
  const { provider, keptRegion } = setUp();
  const [first] = await provider.servicesFor('demo@testdealer.example');
  const adapter = await first?.();
  expect(keptRegion()).toBeUndefined();
  await adapter?.signIn({ email: 'demo@testdealer.example', password: 'Forecourt1!' });
  expect(keptRegion()).toBe('us-west-2');
});

test('F35: the home service is that of the first pool, whatever region is active', async () => {
  const { provider, loaded } = setUp();
  await provider.homeService()?.();
  expect(loaded).toEqual(['us-east-1']);
});
