import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chargeLimited, codeLimit } from '../rules/attempts.ts';
import type { Attempts } from '../rules/attempts.ts';
import { openEmptyDatabase } from '../../testing/empty-database.ts';
import { createDrizzleIdentityStore } from './create-drizzle-identity-store.ts';
import { createMemoryIdentityStore } from './create-memory-identity-store.ts';
import type { IdentityStore, User } from './identity-store.ts';

const at = new Date('2026-11-21T06:00:00Z');
const tenantId = 'northstar';
const charge = (before: Attempts | undefined, nowMs: number) =>
  chargeLimited(codeLimit('reset'), before, nowMs);
const user = (sub: string, change: Partial<User> = {}): User => ({
  tenantId,
  sub,
  email: `${sub}@example.com`,
  isEmailVerified: true,
  phoneNumber: '+12125550142',
  isPhoneVerified: true,
  givenName: 'Ada',
  familyName: null,
  status: 'CONFIRMED',
  saltHex: 'aa',
  verifierHex: 'bb',
  createdAt: at,
  updatedAt: at,
  ...change,
});

describe.each(['memory', 'database'])('accounts in %s', (kind) => {
  let store: IdentityStore;
  let close = async () => {};

  beforeAll(async () => {
    if (kind === 'memory') {
      store = createMemoryIdentityStore();
      return;
    }
    const opened = await openEmptyDatabase();
    close = () => opened.close();
    store = createDrizzleIdentityStore(opened.db);
  });
  afterAll(() => close());

  it('finds an account by each of its names, in its tenant only', async () => {
    expect(await store.insertUser(user('ada'))).toBe(true);
    expect(await store.findUserByEmail(tenantId, 'ada@example.com')).toEqual(user('ada'));
    expect(await store.findUserBySub(tenantId, 'ada')).toEqual(user('ada'));
    expect(await store.findUserByPhone(tenantId, '+12125550142')).toEqual(user('ada'));
    expect(await store.findUserBySub('harbor', 'ada')).toBeUndefined();
    expect(await store.findUserByEmail('harbor', 'ada@example.com')).toBeUndefined();
  });

  it('refuses a taken email within a tenant and no further', async () => {
    expect(await store.insertUser(user('bob', { email: 'ada@example.com' }))).toBe(false);
    expect(await store.insertUser(user('bob', { tenantId: 'harbor', email: 'ada@example.com' }))).toBe(true);
    expect(await store.insertUser(user('eve'))).toBe(true);
    expect(await store.updateUser(tenantId, 'eve', { email: 'ada@example.com' })).toBeUndefined();
    expect((await store.listUsers(tenantId, 60)).map(({ sub }) => sub)).toEqual(['ada', 'eve']);
  });

  it('finds nobody by a telephone number that two have', async () => {
    expect(await store.findUserByPhone(tenantId, '+12125550142')).toBeUndefined();
  });

  it('gives a code and a challenge to one taker', async () => {
    const code = {
      tenantId,
      sub: 'ada',
      purpose: 'reset',
      saltHex: '00',
      codeHash: 'h1',
      pendingValue: null,
    } as const;
    await store.putCode({ ...code, expiresAt: at });
    await store.putCode({ ...code, codeHash: 'h2', expiresAt: at });
    expect((await store.findCode(tenantId, 'ada', 'reset'))?.codeHash).toBe('h2');
    expect(await store.takeCode({ ...code, expiresAt: at })).toBe(false);
    const takers = [1, 2, 3].map(() => store.takeCode({ ...code, codeHash: 'h2', expiresAt: at }));
    expect((await Promise.all(takers)).filter(Boolean)).toHaveLength(1);
    const challenge = {
      idHash: 'c',
      tenantId,
      poolId: 'p',
      name: 'EMAIL_OTP',
      sub: null,
      username: 'x',
      data: { a: '1' },
    };
    await store.insertChallenge({ ...challenge, expiresAt: at });
    expect(await store.findChallenge(tenantId, 'c')).toEqual({ ...challenge, expiresAt: at });
    const closers = [1, 2].map(() => store.takeChallenge(tenantId, 'c'));
    expect((await Promise.all(closers)).filter(Boolean)).toHaveLength(1);
  });

  it('counts parallel attempts one by one', async () => {
    const tries = Array.from({ length: 12 }, () =>
      store.chargeAttempt(tenantId, 'k', (before) => charge(before, 1000)),
    );
    expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(5);
    await store.clearAttempts(tenantId, 'k');
    expect(await store.chargeAttempt(tenantId, 'k', (before) => charge(before, 1001))).toBe(true);
  });

  it('revokes sessions one by one, all of an account, and deletes them with it', async () => {
    const session = (id: string) => ({
      id,
      tenantId,
      sub: 'ada',
      poolId: 'p',
      refreshTokenHash: `hash-${id}`,
      createdAt: at,
      expiresAt: at,
      revokedAt: null,
    });
    for (const id of ['one', 'two']) await store.insertSession(session(id));
    await store.revokeSession(tenantId, 'one', at);
    expect((await store.findSessionByToken(tenantId, 'hash-one'))?.revokedAt).toEqual(at);
    expect(await store.findSession(tenantId, 'two')).toEqual(session('two'));
    await store.revokeSessionsOf(tenantId, 'ada', at);
    expect((await store.findSession(tenantId, 'two'))?.revokedAt).toEqual(at);
    await store.deleteUser(tenantId, 'ada');
    expect(await store.findSession(tenantId, 'one')).toBeUndefined();
    expect(await store.findUserBySub(tenantId, 'ada')).toBeUndefined();
  });

  it('keeps the first key of a pool', async () => {
    const key = { tenantId, poolId: 'p', kid: 'first', privateJwk: { kty: 'RSA' }, createdAt: at };
    await store.insertSigningKey(key);
    await store.insertSigningKey({ ...key, kid: 'second' });
    expect((await store.findSigningKey(tenantId, 'p'))?.kid).toBe('first');
  });

  it('keeps the first link of an outside account, and drops it with the account', async () => {
    const link = { tenantId, provider: 'Google', subject: 'g-1', sub: 'linked', createdAt: at };
    await store.insertUser(user('linked'));
    await store.insertSocialLink(link);
    await store.insertSocialLink({ ...link, sub: 'other' });
    expect(await store.findSocialLink(tenantId, 'Google', 'g-1')).toEqual(link);
    expect(await store.findSocialLink(tenantId, 'Facebook', 'g-1')).toBeUndefined();
    expect(await store.findSocialLink('harbor', 'Google', 'g-1')).toBeUndefined();
    expect(await store.socialLinksOf(tenantId, 'linked')).toEqual([link]);
    await store.deleteUser(tenantId, 'linked');
    expect(await store.socialLinksOf(tenantId, 'linked')).toEqual([]);
  });
});
