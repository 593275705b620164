import { bigserial, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../db/instant.ts';

/** Mails and SMS in the order of their sending. */
export const outboxMessages = pgTable(
  'outbox_messages',
  {
    tenantId: text('tenant_id').notNull(),
    id: text('id').notNull(),
    position: bigserial('position', { mode: 'number' }).notNull(),
    channel: text('channel').notNull().$type<'email' | 'sms'>(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('outbox_messages_by_position').on(table.tenantId, table.position),
  ],
);
