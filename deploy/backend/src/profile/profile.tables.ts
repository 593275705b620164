import type { AccountAddress } from '@forecourt/shared-contracts/profile';
import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../db/index.ts';

/** What is stored about an account outside the identity service. `version` increases with each change. */
export const accountProfiles = pgTable(
  'account_profiles',
  {
    tenantId: text('tenant_id').notNull(),
    sub: text('sub').notNull(),
    address: jsonb('address').$type<AccountAddress>(),
    version: integer('version').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.sub] })],
);
