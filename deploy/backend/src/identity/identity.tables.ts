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
import type { PoolPerson, User } from './store/identity-store.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Accounts. */
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
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.sub] }),
    unique('identity_users_email').on(table.tenantId, table.email),
    index('identity_users_phone').on(table.tenantId, table.phoneNumber),
  ],
);

/** Users of pools, each with the account that it acts as; without one after the account's removal. */
export const identityPoolUsers = pgTable(
  'identity_pool_users',
  {
    tenantId: text('tenant_id').notNull(),
    poolId: text('pool_id').notNull(),
    poolSub: text('pool_sub').notNull(),
    username: text('username'),
    sub: text('sub'),
    reported: jsonb('told').$type<PoolPerson>(),
    reportedAt: instant('told_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.poolId, table.poolSub] }),
    index('identity_pool_users_sub').on(table.tenantId, table.sub),
  ],
);

/** Counters of limited tries. A count of 0 means none yet. */
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
