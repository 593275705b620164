import { index, jsonb, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { JWK } from 'jose';
import { standInsSchema } from '../db/stand-ins-schema.ts';
import type { CodePurpose } from './store/pool-store.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Passwords of accounts: SRP salt and verifier alone. */
export const passwords = standInsSchema.table(
  'passwords',
  {
    tenantId: text('tenant_id').notNull(),
    sub: text('sub').notNull(),
    saltHex: text('salt_hex').notNull(),
    verifierHex: text('verifier_hex').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.sub] })],
);

/** Sign-ins, one per device. */
export const identitySessions = standInsSchema.table(
  'identity_sessions',
  {
    tenantId: text('tenant_id').notNull(),
    id: text('id').notNull(),
    sub: text('sub').notNull(),
    poolId: text('pool_id').notNull(),
    scope: text('scope').notNull().default('aws.cognito.signin.user.admin'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('identity_sessions_sub').on(table.tenantId, table.sub),
  ],
);

/** Refresh tokens of sign-ins, as SHA-256. A used one is replaced, and accepted for a short time after. */
export const identityRefreshTokens = standInsSchema.table(
  'identity_refresh_tokens',
  {
    tenantId: text('tenant_id').notNull(),
    tokenHash: text('token_hash').notNull(),
    sessionId: text('session_id').notNull(),
    sub: text('sub').notNull(),
    replacedAt: instant('replaced_at'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.tokenHash] }),
    index('identity_refresh_tokens_session').on(table.tenantId, table.sessionId),
  ],
);

/** Codes that were sent and not yet given back. */
export const identityCodes = standInsSchema.table(
  'identity_codes',
  {
    tenantId: text('tenant_id').notNull(),
    sub: text('sub').notNull(),
    purpose: text('purpose').$type<CodePurpose>().notNull(),
    saltHex: text('salt_hex').notNull(),
    codeHash: text('code_hash').notNull(),
    pendingValue: text('pending_value'),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.sub, table.purpose] })],
);

/** Sign-ins in progress. */
export const identityChallenges = standInsSchema.table(
  'identity_challenges',
  {
    tenantId: text('tenant_id').notNull(),
    idHash: text('id_hash').notNull(),
    poolId: text('pool_id').notNull(),
    name: text('name').notNull(),
    sub: text('sub'),
    username: text('username').notNull(),
    data: jsonb('data').$type<Readonly<Record<string, string>>>().notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.idHash] }),
    index('identity_challenges_expiry').on(table.expiresAt),
  ],
);

/** Accounts at outside providers, each with the account of ours that it signs in as. */
export const identitySocialLinks = standInsSchema.table(
  'identity_social_links',
  {
    tenantId: text('tenant_id').notNull(),
    provider: text('provider').notNull(),
    subject: text('subject').notNull(),
    sub: text('sub').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.provider, table.subject] }),
    index('identity_social_links_sub').on(table.tenantId, table.sub),
  ],
);

/** Private keys that sign tokens, one per pool, made at first use. */
export const identitySigningKeys = standInsSchema.table(
  'identity_signing_keys',
  {
    tenantId: text('tenant_id').notNull(),
    poolId: text('pool_id').notNull(),
    kid: text('kid').notNull(),
    privateJwk: jsonb('private_jwk').$type<JWK>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.poolId] })],
);
