import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from '../db/index.ts';

/**
 * Credit applications. Answers and numbers are sealed: they cannot be read without the key, which is not in
 * the database. An account has at most one draft.
 */
export const creditApplications = pgTable(
  'credit_applications',
  {
    tenantId: text('tenant_id').notNull(),
    id: text('id').notNull(),
    /** `sub` of the account. */
    ownerSub: text('owner_sub').notNull(),
    status: text('status').notNull().$type<'draft' | 'submitted'>(),
    revision: integer('revision').notNull(),
    sealedAnswers: text('sealed_answers').notNull(),
    sealedSsn: text('sealed_ssn'),
    sealedSecondSsn: text('sealed_second_ssn'),
    /** Last four digits of the applicant's number. */
    ssnLast4: text('ssn_last4'),
    orderNumber: text('order_number'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    submittedAt: instant('submitted_at'),
    /** When numbers and birth dates were removed; null while the application has them. */
    sensitiveRemovedAt: instant('sensitive_removed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    uniqueIndex('credit_applications_draft')
      .on(table.tenantId, table.ownerSub)
      .where(sql`${table.status} = 'draft'`),
    index('credit_applications_by_owner').on(table.tenantId, table.ownerSub, table.submittedAt),
  ],
);
