import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Feature flags of a tenant. `version` is the tenant's revision when the value last changed. */
export const flags = pgTable(
  'flags',
  {
    tenantId: text('tenant_id').notNull(),
    key: text('key').notNull(),
    value: jsonb('value').notNull().$type<boolean | string | number>(),
    version: integer('version').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.key] })],
);
