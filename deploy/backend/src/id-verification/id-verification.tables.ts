import type {
  IdFailureReason,
  IdVerificationMethod,
  IdVerificationStatus,
} from '@forecourt/shared-contracts/id-verification';
import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from '../db/index.ts';

/**
 * Attempts to verify the buyer's identity for an order, one row each; the newest counts, and at most one is
 * INITIATED.
 */
export const idVerificationTransactions = pgTable(
  'id_verification_transactions',
  {
    tenantId: text('tenant_id').notNull(),
    id: text('id').notNull(),
    orderNumber: text('order_number').notNull(),
    status: text('status').notNull().$type<IdVerificationStatus>(),
    startedAt: instant('started_at').notNull(),
    /** Expiry of the link while the attempt is INITIATED. */
    expiresAt: instant('expires_at').notNull(),
    method: text('method').notNull().default('text-link').$type<IdVerificationMethod>(),
    phoneLast4: text('phone_last4'),
    /** Keyed hash of the texted number, by which texts to it are counted. */
    phoneMark: text('phone_mark'),
    /** SHA-256 of the link's token, in hexadecimal; the token itself is not stored. */
    tokenHash: text('token_hash'),
    failureReason: text('failure_reason').$type<IdFailureReason>(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('id_verification_by_order').on(table.tenantId, table.orderNumber, table.startedAt),
    index('id_verification_by_phone').on(table.tenantId, table.phoneMark, table.startedAt),
    uniqueIndex('id_verification_by_token').on(table.tenantId, table.tokenHash),
    uniqueIndex('id_verification_running')
      .on(table.tenantId, table.orderNumber)
      .where(sql`${table.status} = 'INITIATED'`),
  ],
);
