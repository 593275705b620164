import { describe, expect, it, vi } from 'vitest';
import { identityFixture } from '../testing/identity-fixture.ts';
import { createStoredSession } from './create-stored-session.ts';

const pool = { region: 'us-east-1', userPoolId: 'us-east-1_Test', userPoolClientId: 'client' } as const;
const nowSeconds = 1_781_524_800;
const nowMs = nowSeconds * 1000;

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const token = (claims: object) => `${encoded({ alg: 'RS256' })}.${encoded(claims)}.c2ln`;
const times = { iat: nowSeconds - 600, exp: nowSeconds + 3000 };
const idToken = token({
  ...times,
  sub: 'u-1',
  email: 'ana@example.com',
  given_name: 'Ana',
  family_name: 'Núñez',
});
const accessToken = token({ ...times, sub: 'u-1' });

const keptOf = (values: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`CognitoIdentityServiceProvider.client.${name}`, value]),
  );
const whole = {
  LastAuthUser: 'u.1@x',
  'u.1@x.idToken': idToken,
  'u.1@x.accessToken': accessToken,
  'u.1@x.clockDrift': '-200',
};

function open(values: Readonly<Record<string, string>>) {
  const kept = keptOf(values);
  const adapter = identityFixture({ tokens: async () => ({ kind: 'none' }), signOut: vi.fn(async () => {}) });
  const load = vi.fn(async () => adapter);
  const service = createStoredSession({
    ...{ pool, load, nowMs: () => nowMs },
    readLocal: (key) => kept[key] ?? null,
  });
  return { service, load, adapter };
}

describe('a stored session', () => {
  it('has valid tokens without the code of its identity service', async () => {
    const { service, load } = open(whole);
    expect(await service.tokens(false)).toEqual({
      kind: 'tokens',
      tokens: {
        idToken,
        lifetimeMs: 3_600_000,
        user: { sub: 'u-1', email: 'ana@example.com', givenName: 'Ana', familyName: 'Núñez' },
      },
    });
    expect(load).not.toHaveBeenCalled();
  });

  const ends = (inSeconds: number) => token({ ...times, sub: 'u-1', exp: nowSeconds + inSeconds });
  it.each([
    ['is about to end', { 'u.1@x.idToken': ends(59) }],
    ['has an access token that is about to end', { 'u.1@x.accessToken': ends(59) }],
    ['has ended by the clock of the service', { 'u.1@x.clockDrift': '3000000' }],
    ['has no access token', { 'u.1@x.accessToken': '' }],
    ['has a clock that cannot be read', { 'u.1@x.clockDrift': 'x' }],
    ['cannot be read', { 'u.1@x.idToken': 'broken' }],
    ['has a token without an end', { 'u.1@x.idToken': token({ sub: 'u-1' }) }],
    ['waits for a social sign-in', { inflightOAuth: 'true' }],
  ])('that %s asks its identity service', async (_name, change) => {
    const { service, load } = open({ ...whole, ...change });
    expect(await service.tokens(false)).toEqual({ kind: 'none' });
    expect(load).toHaveBeenCalledExactlyOnceWith(pool);
  });

  it('asks its identity service for new tokens and for its end', async () => {
    const { service, adapter } = open(whole);
    expect(await service.tokens(true)).toEqual({ kind: 'none' });
    await service.signOut();
    expect(adapter.signOut).toHaveBeenCalledOnce();
  });

  it('does not reject a sign-out whose code does not load: the next page repeats it', async () => {
    const { service, load } = open(whole);
    load.mockRejectedValue(new Error('chunk is gone'));
    await expect(service.signOut()).resolves.toBeUndefined();
    await expect(service.tokens(true)).rejects.toThrow('chunk is gone');
  });
});
