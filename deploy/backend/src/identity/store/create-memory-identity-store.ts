import type { Attempts } from '../rules/attempts.ts';
import type {
  Challenge,
  IdentityStore,
  PoolUser,
  SentCode,
  SignInSession,
  SigningKey,
  SocialLink,
  User,
} from './identity-store.ts';

interface Tables {
  readonly users: Map<string, User>;
  readonly sessions: Map<string, SignInSession>;
  readonly codes: Map<string, SentCode>;
  readonly challenges: Map<string, Challenge>;
  readonly attempts: Map<string, Attempts>;
  readonly keys: Map<string, SigningKey>;
  readonly links: Map<string, SocialLink>;
  readonly poolUsers: Map<string, PoolUser>;
}

/** Accounts that live as long as the process, for fast tests. Same answers as the database. */
export function createMemoryIdentityStore(): IdentityStore {
  const tables: Tables = {
    users: new Map(),
    sessions: new Map(),
    codes: new Map(),
    challenges: new Map(),
    attempts: new Map(),
    keys: new Map(),
    links: new Map(),
    poolUsers: new Map(),
  };
  return {
    ...userPart(tables),
    ...sessionPart(tables),
    ...codePart(tables),
    ...challengePart(tables),
    ...attemptPart(tables),
    ...keyPart(tables),
    ...socialPart(tables),
    ...poolUserPart(tables),
  };
}

const at = (...parts: string[]) => JSON.stringify(parts);

function userPart({ users, sessions, codes, links, poolUsers }: Tables) {
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
      for (const table of [sessions, codes, links] as Map<string, SignInSession | SentCode | SocialLink>[]) {
        for (const [key, row] of table) if (row.tenantId === tenantId && row.sub === sub) table.delete(key);
      }
      for (const [key, row] of poolUsers) {
        const isHit = row.tenantId === tenantId && row.sub === sub;
        if (isHit) poolUsers.set(key, { ...row, sub: null, username: null, told: null });
      }
    },
  } satisfies Partial<IdentityStore>;
}

function sessionPart({ sessions }: Tables) {
  return {
    insertSession: async (session) => {
      sessions.set(at(session.tenantId, session.id), session);
    },
    findSession: async (tenantId, id) => sessions.get(at(tenantId, id)),
    findSessionByToken: async (tenantId, refreshTokenHash) =>
      [...sessions.values()].find(
        (row) => row.tenantId === tenantId && row.refreshTokenHash === refreshTokenHash,
      ),
    revokeSession: async (tenantId, id, revokedAt) => {
      const session = sessions.get(at(tenantId, id));
      if (session && !session.revokedAt) sessions.set(at(tenantId, id), { ...session, revokedAt });
    },
    revokeSessionsOf: async (tenantId, sub, revokedAt) => {
      for (const [key, row] of sessions) {
        const isHit = row.tenantId === tenantId && row.sub === sub && !row.revokedAt;
        if (isHit) sessions.set(key, { ...row, revokedAt });
      }
    },
  } satisfies Partial<IdentityStore>;
}

function codePart({ codes }: Tables) {
  const keyOf = (code: Pick<SentCode, 'tenantId' | 'sub' | 'purpose'>) =>
    at(code.tenantId, code.sub, code.purpose);
  return {
    putCode: async (code) => {
      codes.set(keyOf(code), code);
    },
    findCode: async (tenantId, sub, purpose) => codes.get(keyOf({ tenantId, sub, purpose })),
    takeCode: async (code) => codes.get(keyOf(code))?.codeHash === code.codeHash && codes.delete(keyOf(code)),
  } satisfies Partial<IdentityStore>;
}

function challengePart({ challenges }: Tables) {
  return {
    insertChallenge: async (challenge) => {
      challenges.set(at(challenge.tenantId, challenge.idHash), challenge);
    },
    findChallenge: async (tenantId, idHash) => challenges.get(at(tenantId, idHash)),
    takeChallenge: async (tenantId, idHash) => challenges.delete(at(tenantId, idHash)),
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

function keyPart({ keys }: Tables) {
  return {
    findSigningKey: async (tenantId, poolId) => keys.get(at(tenantId, poolId)),
    insertSigningKey: async (key) => {
      if (!keys.has(at(key.tenantId, key.poolId))) keys.set(at(key.tenantId, key.poolId), key);
    },
  } satisfies Partial<IdentityStore>;
}

function socialPart({ links }: Tables) {
  return {
    findSocialLink: async (tenantId, provider, subject) => links.get(at(tenantId, provider, subject)),
    socialLinksOf: async (tenantId, sub) =>
      [...links.values()].filter((link) => link.tenantId === tenantId && link.sub === sub),
    insertSocialLink: async (link) => {
      const key = at(link.tenantId, link.provider, link.subject);
      if (!links.has(key)) links.set(key, link);
    },
  } satisfies Partial<IdentityStore>;
}

function poolUserPart({ poolUsers }: Tables) {
  const keyOf = (user: Pick<PoolUser, 'tenantId' | 'poolId' | 'poolSub'>) =>
    at(user.tenantId, user.poolId, user.poolSub);
  return {
    findPoolUser: async (tenantId, poolId, poolSub) => poolUsers.get(keyOf({ tenantId, poolId, poolSub })),
    poolUsersOf: async (tenantId, sub) =>
      [...poolUsers.values()].filter((user) => user.tenantId === tenantId && user.sub === sub),
    insertPoolUser: async (user) => {
      if (!poolUsers.has(keyOf(user))) poolUsers.set(keyOf(user), user);
    },
    updatePoolUser: async (one, told) => {
      const user = poolUsers.get(keyOf(one));
      if (user) poolUsers.set(keyOf(one), { ...user, ...told });
    },
  } satisfies Partial<IdentityStore>;
}
