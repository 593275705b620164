import type { Db } from '@forecourt/backend/db/index.ts';
import { and, eq, isNull, lt } from 'drizzle-orm';
import {
  identityRefreshTokens as tokens,
  identitySessions as sessions,
  identitySigningKeys as keys,
} from '../identity-provider.tables.ts';
import type { PoolRows } from './pool-store.ts';

type SessionPart = Pick<
  PoolRows,
  | 'insertSession'
  | 'findSession'
  | 'findRefreshToken'
  | 'insertRefreshToken'
  | 'replaceRefreshToken'
  | 'forgetRefreshTokens'
  | 'revokeSession'
  | 'revokeSessionsOf'
  | 'findSigningKey'
  | 'insertSigningKey'
>;

/** Rows of sign-ins, and of the keys that sign their tokens. */
export function sessionRows(db: Db): SessionPart {
  const one = (tenantId: string, id: string) => and(eq(sessions.tenantId, tenantId), eq(sessions.id, id));
  const token = (tenantId: string, hash: string) =>
    and(eq(tokens.tenantId, tenantId), eq(tokens.tokenHash, hash));
  return {
    insertSession: async (session) => {
      await db.insert(sessions).values(session);
    },
    findSession: async (tenantId, id) => (await db.select().from(sessions).where(one(tenantId, id)))[0],
    findRefreshToken: async (tenantId, hash) =>
      (await db.select().from(tokens).where(token(tenantId, hash)))[0],
    insertRefreshToken: async (row) => {
      await db.insert(tokens).values(row);
    },
    replaceRefreshToken: async ({ tenantId, tokenHash }, replacedAt) => {
      const newest = and(token(tenantId, tokenHash), isNull(tokens.replacedAt));
      await db.update(tokens).set({ replacedAt }).where(newest);
    },
    forgetRefreshTokens: async (tenantId, sessionId, before) => {
      const ofSession = and(eq(tokens.tenantId, tenantId), eq(tokens.sessionId, sessionId));
      await db.delete(tokens).where(and(ofSession, lt(tokens.replacedAt, before)));
    },
    revokeSession: async (tenantId, id, revokedAt) => {
      const live = and(one(tenantId, id), isNull(sessions.revokedAt));
      await db.update(sessions).set({ revokedAt }).where(live);
    },
    revokeSessionsOf: async (tenantId, sub, revokedAt) => {
      const live = and(eq(sessions.tenantId, tenantId), eq(sessions.sub, sub), isNull(sessions.revokedAt));
      await db.update(sessions).set({ revokedAt }).where(live);
    },
    findSigningKey: async (tenantId, poolId) => {
      const found = and(eq(keys.tenantId, tenantId), eq(keys.poolId, poolId));
      return (await db.select().from(keys).where(found))[0];
    },
    insertSigningKey: async (key) => {
      await db.insert(keys).values(key).onConflictDoNothing();
    },
  };
}
