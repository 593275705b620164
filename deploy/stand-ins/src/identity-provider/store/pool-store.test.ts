import type { User } from '@forecourt/backend/identity/index.ts';
import { openEmptyDatabase } from '@forecourt/backend/testing/empty-database.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDrizzlePoolStore } from './create-drizzle-pool-store.ts';
import { createMemoryPoolStore } from '../testing/create-memory-pool-store.ts';
import type { PoolStore } from './pool-store.ts';

const at = new Date('2026-11-21T06:00:00Z');
const tenantId = 'northstar';
const password = { saltHex: 'aa', verifierHex: 'bb' };
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
  createdAt: at,
  updatedAt: at,
  ...change,
});

describe.each(['memory', 'database'])('pools in %s', (kind) => {
  let store: PoolStore;
  let close = async () => {};

  beforeAll(async () => {
    if (kind === 'memory') {
      store = createMemoryPoolStore();
      return;
    }
    const opened = await openEmptyDatabase();
    close = () => opened.close();
    store = createDrizzlePoolStore(opened.db);
  });
  afterAll(() => close());

  it('adds an account with its password, or neither where the email is taken', async () => {
    expect(await store.insertUserWithPassword(user('ada'), password)).toBe(true);
    expect(await store.findUserBySub(tenantId, 'ada')).toEqual(user('ada'));
    expect(await store.findPassword(tenantId, 'ada')).toEqual(password);
    expect(await store.findPassword('harbor', 'ada')).toBeUndefined();
    const taken = user('eve', { email: 'ada@example.com' });
    expect(await store.insertUserWithPassword(taken, password)).toBe(false);
    expect(await store.findPassword(tenantId, 'eve')).toBeUndefined();
  });

  it('changes an account with its password, or neither where the email is taken', async () => {
    const next = { saltHex: 'cc', verifierHex: 'dd' };
    await store.insertUserWithPassword(user('bob'), password);
    const changed = await store.updateUserWithPassword(user('bob'), next, { givenName: 'Bob' });
    expect(changed).toEqual(user('bob', { givenName: 'Bob' }));
    expect(await store.findPassword(tenantId, 'bob')).toEqual(next);
    const taken = store.updateUserWithPassword(user('bob'), password, { email: 'ada@example.com' });
    expect(await taken).toBeUndefined();
    expect(await store.findUserBySub(tenantId, 'bob')).toEqual(changed);
    expect(await store.findPassword(tenantId, 'bob')).toEqual(next);
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

  it('revokes sessions one by one, all of an account, and deletes them with it', async () => {
    const session = (id: string) => ({
      id,
      tenantId,
      sub: 'ada',
      poolId: 'p',
      scope: 'openid email',
      createdAt: at,
      expiresAt: at,
      revokedAt: null,
    });
    for (const id of ['one', 'two']) await store.insertSession(session(id));
    await store.revokeSession(tenantId, 'one', at);
    expect((await store.findSession(tenantId, 'one'))?.revokedAt).toEqual(at);
    expect(await store.findSession(tenantId, 'two')).toEqual(session('two'));
    await store.revokeSessionsOf(tenantId, 'ada', at);
    expect((await store.findSession(tenantId, 'two'))?.revokedAt).toEqual(at);
    await store.deleteUser(tenantId, 'ada');
    expect(await store.findSession(tenantId, 'one')).toBeUndefined();
    expect(await store.findUserBySub(tenantId, 'ada')).toBeUndefined();
    expect(await store.findPassword(tenantId, 'ada')).toBeUndefined();
  });

  it('replaces a refresh token once, forgets it later, and all of them with the account', async () => {
    const token = (tokenHash: string) => ({
      tenantId,
      tokenHash,
      sessionId: 's',
      sub: 'bob',
      replacedAt: null,
    });
    for (const hash of ['first', 'second']) await store.insertRefreshToken(token(hash));
    const later = new Date(at.getTime() + 1000);
    await store.replaceRefreshToken(token('first'), at);
    await store.replaceRefreshToken(token('first'), later);
    expect(await store.findRefreshToken(tenantId, 'first')).toEqual({ ...token('first'), replacedAt: at });
    expect(await store.findRefreshToken('other', 'first')).toBeUndefined();
    await store.forgetRefreshTokens(tenantId, 's', at);
    expect(await store.findRefreshToken(tenantId, 'first')).toBeDefined();
    await store.forgetRefreshTokens(tenantId, 's', later);
    expect(await store.findRefreshToken(tenantId, 'first')).toBeUndefined();
    await store.forgetUser(tenantId, 'bob');
    expect(await store.findRefreshToken(tenantId, 'second')).toBeUndefined();
  });

  it('keeps the first key of a pool', async () => {
    const key = { tenantId, poolId: 'p', kid: 'first', privateJwk: { kty: 'RSA' }, createdAt: at };
    await store.insertSigningKey(key);
    await store.insertSigningKey({ ...key, kid: 'second' });
    expect((await store.findSigningKey(tenantId, 'p'))?.kid).toBe('first');
  });

  it('keeps the first link of an outside account, and drops it with the account', async () => {
    const link = { tenantId, provider: 'Google', subject: 'g-1', sub: 'linked', createdAt: at };
    await store.insertUserWithPassword(user('linked'), password);
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
