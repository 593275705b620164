import type { PrivacyRequestKind } from '@forecourt/shared-contracts/privacy';
import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from '../db/index.ts';

/**
 * Requests that people have made about their data. They are kept as the record of how each was handled, even
 * after the account is deleted.
 */
export const privacyRequests = pgTable(
  'privacy_requests',
  {
    tenantId: text('tenant_id').notNull(),
    id: text('id').notNull(),
    sub: text('sub').notNull(),
    kind: text('kind').notNull().$type<PrivacyRequestKind>(),
    status: text('status').notNull().$type<'open' | 'completed' | 'withdrawn'>(),
    requestedAt: instant('requested_at').notNull(),
    isExtended: boolean('is_extended').notNull(),
    endedAt: instant('ended_at'),
    /** When the staff was last reminded of it. */
    remindedAt: instant('reminded_at'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('privacy_requests_by_account').on(table.tenantId, table.sub, table.requestedAt),
    uniqueIndex('privacy_requests_open_deletion')
      .on(table.tenantId, table.sub)
      .where(sql`${table.kind} = 'deletion' and ${table.status} = 'open'`),
  ],
);
