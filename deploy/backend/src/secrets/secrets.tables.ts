import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Secrets that the server made for itself, shared by all its processes. */
export const serverSecrets = pgTable(
  'server_secrets',
  {
    tenantId: text('tenant_id').notNull(),
    name: text('name').notNull(),
    value: text('value').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.name] })],
);
