import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import type { JWK } from 'jose';
import type { CodePurpose, PoolPerson, User } from './store/identity-store.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Accounts. Of a password only SRP salt and verifier are kept. */
export const identityUsers = pgTable(
  'identity_users',
  {
    tenantId: text('tenant_id').notNull(),
    sub: text('sub').notNull(),
    email: text('email').notNull(),
    isEmailVerified: boolean('is_email_verified').notNull(),
    phoneNumber: text('phone_number'),
    isPhoneVerified: boolean('is_phone_verified').notNull(),
    givenName: text('given_name'),
    familyName: text('family_name'),
    status: text('status').$type<User['status']>().notNull(),
    saltHex: text('salt_hex').notNull(),
    verifierHex: text('verifier_hex').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.sub] }),
    unique('identity_users_email').on(table.tenantId, table.email),
    index('identity_users_phone').on(table.tenantId, table.phoneNumber),
  ],
);

/** Sign-ins, one per device; refresh tokens as SHA-256. */
export const identitySessions = pgTable(
  'identity_sessions',
  {
    tenantId: text('tenant_id').notNull(),
    id: text('id').notNull(),
    sub: text('sub').notNull(),
    poolId: text('pool_id').notNull(),
    refreshTokenHash: text('refresh_token_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    unique('identity_sessions_token').on(table.tenantId, table.refreshTokenHash),
    index('identity_sessions_sub').on(table.tenantId, table.sub),
  ],
);

/** Codes that were sent and not yet given back. */
export const identityCodes = pgTable(
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

/** Sign-ins under way. */
export const identityChallenges = pgTable(
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
export const identitySocialLinks = pgTable(
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

/** Users of the cloud's pools, each with the account that it acts as; without one after the account's removal. */
export const identityPoolUsers = pgTable(
  'identity_pool_users',
  {
    tenantId: text('tenant_id').notNull(),
    poolId: text('pool_id').notNull(),
    poolSub: text('pool_sub').notNull(),
    username: text('username'),
    sub: text('sub'),
    told: jsonb('told').$type<PoolPerson>(),
    toldAt: instant('told_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.poolId, table.poolSub] }),
    index('identity_pool_users_sub').on(table.tenantId, table.sub),
  ],
);

/** Counters of password tries, sent codes and wrong codes. A count of 0 means none yet. */
export const identityAttempts = pgTable(
  'identity_attempts',
  {
    tenantId: text('tenant_id').notNull(),
    key: text('key').notNull(),
    count: integer('count').notNull().default(0),
    firstAtMs: bigint('first_at_ms', { mode: 'number' })
      .notNull()
      .default(sql`0`),
    lastAtMs: bigint('last_at_ms', { mode: 'number' })
      .notNull()
      .default(sql`0`),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.key] }),
    index('identity_attempts_age').on(table.lastAtMs),
  ],
);

/** Private keys that sign tokens, one per pool, made at first use. */
export const identitySigningKeys = pgTable(
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

/** What accounts agreed to be written to for. No row: nothing. */
export const identityConsents = pgTable(
  'identity_consents',
  {
    tenantId: text('tenant_id').notNull(),
    sub: text('sub').notNull(),
    marketingEmail: boolean('marketing_email').notNull(),
    marketingSms: boolean('marketing_sms').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.sub] })],
);
