import { expect, test } from 'vitest';
import type { IdentityPool } from '../tenant/index.ts';
import type { IdentityAdapter } from './identity-adapter.ts';
import { createIdentityProvider, storedSessionKey } from './create-identity-provider.ts';
import { identityFixture } from '../testing/identity-fixture.ts';

const pools: IdentityPool[] = (['us-east-1', 'us-west-2'] as const).map((region) => ({
  region,
  userPoolId: `${region}_Test`,
  userPoolClientId: 'shared',
}));

function setUp(
  options: { local?: Record<string, string>; region?: string; answers?: Partial<IdentityAdapter> } = {},
) {
  const loaded: string[] = [];
  let kept = options.region;
  const adapter = identityFixture({
    signIn: async () => ({ kind: 'success', user: { sub: 'u', email: 'e' } }),
    ...options.answers,
  });
  const provider = createIdentityProvider({
    pools,
    readLocal: (key) => options.local?.[key] ?? null,
    regionOf: async () => 'us-west-2',
    region: { read: () => kept, write: (region) => (kept = region) },
    load: async (pool) => (loaded.push(pool.region), adapter),
    nowMs: () => 0,
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

const email = 'new@testdealer.example';
const person = { givenName: 'Ada', familyName: 'Lee', phoneNumber: '+12125550142', password: 'Forecourt1!' };
const sent = { kind: 'sent', destination: 'n***@t***' } as const;

test.each<[string, Partial<IdentityAdapter>, (home: IdentityAdapter) => Promise<unknown>, boolean]>([
  ['signed up', { signUp: async () => sent }, (home) => home.signUp({ ...person, email }), true],
  [
    'confirmed a sign-up',
    { confirmSignUp: async () => ({ kind: 'success' }) },
    (home) => home.confirmSignUp({ email, code: '123456' }),
    true,
  ],
  [
    'reset a password',
    { confirmReset: async () => ({ kind: 'success' }) },
    (home) => home.confirmReset({ email, code: '123456', password: person.password }),
    true,
  ],
  ['asked for a reset', { requestReset: async () => sent }, (home) => home.requestReset(email), false],
  [
    'was refused a sign-up',
    { signUp: async () => ({ kind: 'outage' }) },
    (home) => home.signUp({ ...person, email }),
    false,
  ],
])(
  'F35: where somebody signs in who has %s while another region is active',
  async (_case, answers, work, isAtHome) => {
    const { provider, loaded } = setUp({ answers });
    const home = await provider.homeService()?.();
    if (home) await work(home);
    loaded.length = 0;
    const order = async (username: string) => {
      for (const load of await provider.servicesFor(username)) await load();
      return loaded.splice(0);
    };
    const active = ['us-west-2', 'us-east-1'];
    expect(await order(' New@TestDealer.example ')).toEqual(isAtHome ? [...active].reverse() : active);
    expect(await order('someone@testdealer.example')).toEqual(active);
  },
);
