import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chargeLimited } from '../rules/attempts.ts';
import type { Attempts } from '../rules/attempts.ts';
import { openEmptyDatabase } from '../../testing/empty-database.ts';
import { createDrizzleIdentityStore } from './create-drizzle-identity-store.ts';
import { createMemoryIdentityStore } from '../testing/create-memory-identity-store.ts';
import type { IdentityStore, User } from './identity-store.ts';

const at = new Date('2026-11-21T06:00:00Z');
const tenantId = 'northstar';
const charge = (before: Attempts | undefined, nowMs: number) =>
  chargeLimited({ count: 5, windowMs: 3_600_000 }, before, nowMs);
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

  it('counts parallel attempts one by one', async () => {
    const tries = Array.from({ length: 12 }, () =>
      store.chargeAttempt(tenantId, 'k', (before) => charge(before, 1000)),
    );
    expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(5);
    await store.clearAttempts(tenantId, 'k');
    expect(await store.chargeAttempt(tenantId, 'k', (before) => charge(before, 1001))).toBe(true);
  });

  it('deletes an account', async () => {
    await store.deleteUser(tenantId, 'ada');
    expect(await store.findUserBySub(tenantId, 'ada')).toBeUndefined();
  });
});
