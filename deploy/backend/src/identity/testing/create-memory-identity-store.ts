import type { Attempts } from '../rules/attempts.ts';
import type { IdentityStore, PoolUser, User } from '../store/identity-store.ts';

interface Tables {
  readonly users: Map<string, User>;
  readonly attempts: Map<string, Attempts>;
  readonly poolUsers: Map<string, PoolUser>;
}

/** Accounts that live as long as the process, for fast tests. Same answers as the database. */
export function createMemoryIdentityStore(): IdentityStore {
  const tables: Tables = { users: new Map(), attempts: new Map(), poolUsers: new Map() };
  return { ...userPart(tables), ...attemptPart(tables), ...poolUserPart(tables) };
}

const at = (...parts: string[]) => JSON.stringify(parts);

function userPart({ users, poolUsers }: Tables) {
  const ofTenant = (tenantId: string) => [...users.values()].filter((user) => user.tenantId === tenantId);
  const isTaken = (tenantId: string, email: string, sub: string) =>
    ofTenant(tenantId).some((user) => user.email === email && user.sub !== sub);
  return {
    findUserByEmail: async (tenantId, email) => ofTenant(tenantId).find((user) => user.email === email),
    findUserBySub: async (tenantId, sub) => users.get(at(tenantId, sub)),
    findUserByPhone: async (tenantId, phoneNumber) => {
      const [first, second] = ofTenant(tenantId).filter(
        (user) => user.isPhoneVerified && user.phoneNumber === phoneNumber,
      );
      return second ? undefined : first;
    },
    listUsers: async (tenantId, limit) =>
      ofTenant(tenantId)
        .sort((a, b) => (a.email < b.email ? -1 : 1))
        .slice(0, limit),
    insertUser: async (user) => {
      if (isTaken(user.tenantId, user.email, user.sub)) return false;
      users.set(at(user.tenantId, user.sub), user);
      return true;
    },
    updateUser: async (tenantId, sub, change) => {
      const user = users.get(at(tenantId, sub));
      if (!user || (change.email && isTaken(tenantId, change.email, sub))) return undefined;
      const next = { ...user, ...change };
      users.set(at(tenantId, sub), next);
      return next;
    },
    deleteUser: async (tenantId, sub) => {
      users.delete(at(tenantId, sub));
      for (const [key, row] of poolUsers) {
        const isHit = row.tenantId === tenantId && row.sub === sub;
        if (isHit) poolUsers.set(key, { ...row, sub: null, username: null, reported: null });
      }
    },
  } satisfies Partial<IdentityStore>;
}

function attemptPart({ attempts }: Tables) {
  return {
    chargeAttempt: async (tenantId, key, rule) => {
      const verdict = rule(attempts.get(at(tenantId, key)));
      attempts.set(at(tenantId, key), verdict.attempts);
      return verdict.isAllowed;
    },
    clearAttempts: async (tenantId, key) => {
      attempts.delete(at(tenantId, key));
    },
  } satisfies Partial<IdentityStore>;
}

function poolUserPart({ users, poolUsers }: Tables) {
  const keyOf = (user: Pick<PoolUser, 'tenantId' | 'poolId' | 'poolSub'>) =>
    at(user.tenantId, user.poolId, user.poolSub);
  return {
    findPoolUser: async (tenantId, poolId, poolSub) => {
      const poolUser = poolUsers.get(keyOf({ tenantId, poolId, poolSub }));
      return poolUser && { poolUser, user: users.get(at(tenantId, poolUser.sub ?? '')) };
    },
    poolUsersOf: async (tenantId, sub) =>
      [...poolUsers.values()].filter((user) => user.tenantId === tenantId && user.sub === sub),
    insertPoolUser: async (user) => {
      if (!poolUsers.has(keyOf(user))) poolUsers.set(keyOf(user), user);
    },
    updatePoolUser: async (one, reported) => {
      const user = poolUsers.get(keyOf(one));
      if (user) poolUsers.set(keyOf(one), { ...user, ...reported });
    },
  } satisfies Partial<IdentityStore>;
}
