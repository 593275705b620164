import { createMemoryIdentityStore } from '@forecourt/backend/identity/testing/create-memory-identity-store.ts';
import type { PasswordVerifier } from '../srp/password-verifier.ts';
import type {
  Challenge,
  PoolRows,
  PoolStore,
  RefreshToken,
  SentCode,
  SignInSession,
  SigningKey,
  SocialLink,
} from '../store/pool-store.ts';

interface Tables {
  readonly passwords: Map<string, PasswordVerifier>;
  readonly sessions: Map<string, SignInSession>;
  readonly refreshTokens: Map<string, RefreshToken>;
  readonly codes: Map<string, SentCode>;
  readonly challenges: Map<string, Challenge>;
  readonly keys: Map<string, SigningKey>;
  readonly links: Map<string, SocialLink>;
}

/** Accounts and pools that live as long as the process, for fast tests. Same answers as the database. */
export function createMemoryPoolStore(): PoolStore {
  const accounts = createMemoryIdentityStore();
  const rows = memoryRows({
    passwords: new Map(),
    sessions: new Map(),
    refreshTokens: new Map(),
    codes: new Map(),
    challenges: new Map(),
    keys: new Map(),
    links: new Map(),
  });
  return {
    ...accounts,
    ...rows,
    insertUserWithPassword: async (user, password) => {
      const isNew = await accounts.insertUser(user);
      if (isNew) await rows.putPassword(user.tenantId, user.sub, password);
      return isNew;
    },
    updateUserWithPassword: async ({ tenantId, sub }, password, change) => {
      const user = await accounts.updateUser(tenantId, sub, change);
      if (user) await rows.putPassword(tenantId, sub, password);
      return user;
    },
    deleteUser: async (tenantId, sub) => {
      await rows.forgetUser(tenantId, sub);
      await accounts.deleteUser(tenantId, sub);
    },
  };
}

function memoryRows(tables: Tables): PoolRows {
  return {
    ...passwordPart(tables),
    ...sessionPart(tables),
    ...codePart(tables),
    ...challengePart(tables),
    ...keyPart(tables),
    ...socialPart(tables),
  };
}

const at = (...parts: string[]) => JSON.stringify(parts);

type AccountRow = SignInSession | RefreshToken | SentCode | SocialLink;

function passwordPart({ passwords, sessions, refreshTokens, codes, links }: Tables) {
  return {
    findPassword: async (tenantId, sub) => passwords.get(at(tenantId, sub)),
    putPassword: async (tenantId, sub, { saltHex, verifierHex }) => {
      passwords.set(at(tenantId, sub), { saltHex, verifierHex });
    },
    forgetUser: async (tenantId, sub) => {
      passwords.delete(at(tenantId, sub));
      for (const table of [sessions, refreshTokens, codes, links] as Map<string, AccountRow>[]) {
        for (const [key, row] of table) if (row.tenantId === tenantId && row.sub === sub) table.delete(key);
      }
    },
  } satisfies Partial<PoolRows>;
}

function sessionPart({ sessions, refreshTokens }: Tables) {
  return {
    insertSession: async (session) => {
      sessions.set(at(session.tenantId, session.id), session);
    },
    findSession: async (tenantId, id) => sessions.get(at(tenantId, id)),
    findRefreshToken: async (tenantId, tokenHash) => refreshTokens.get(at(tenantId, tokenHash)),
    insertRefreshToken: async (token) => {
      refreshTokens.set(at(token.tenantId, token.tokenHash), token);
    },
    replaceRefreshToken: async ({ tenantId, tokenHash }, replacedAt) => {
      const token = refreshTokens.get(at(tenantId, tokenHash));
      if (token && !token.replacedAt) refreshTokens.set(at(tenantId, tokenHash), { ...token, replacedAt });
    },
    forgetRefreshTokens: async (tenantId, sessionId, before) => {
      for (const [key, row] of refreshTokens) {
        const isOld = row.replacedAt !== null && row.replacedAt < before;
        if (row.tenantId === tenantId && row.sessionId === sessionId && isOld) refreshTokens.delete(key);
      }
    },
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
  } satisfies Partial<PoolRows>;
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
  } satisfies Partial<PoolRows>;
}

function challengePart({ challenges }: Tables) {
  return {
    insertChallenge: async (challenge) => {
      challenges.set(at(challenge.tenantId, challenge.idHash), challenge);
    },
    findChallenge: async (tenantId, idHash) => challenges.get(at(tenantId, idHash)),
    takeChallenge: async (tenantId, idHash) => challenges.delete(at(tenantId, idHash)),
  } satisfies Partial<PoolRows>;
}

function keyPart({ keys }: Tables) {
  return {
    findSigningKey: async (tenantId, poolId) => keys.get(at(tenantId, poolId)),
    insertSigningKey: async (key) => {
      if (!keys.has(at(key.tenantId, key.poolId))) keys.set(at(key.tenantId, key.poolId), key);
    },
  } satisfies Partial<PoolRows>;
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
  } satisfies Partial<PoolRows>;
}
