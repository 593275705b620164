import { bigserial, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../db/index.ts';

/**
 * Mails and SMS in the order of sending. `delivery`: `kept` is only shown on the outbox page, `queued` waits
 * for the mail server until `nextAttemptAt`, `sent` was accepted by it, `failed` was given up after its
 * attempts or a permanent refusal.
 */
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
    delivery: text('delivery').notNull().default('kept').$type<'kept' | 'queued' | 'sent' | 'failed'>(),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: instant('next_attempt_at'),
    /** The last failure: the mail server's reply code or the kind of network fault, no text of the mail. */
    lastFault: text('last_fault'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('outbox_messages_by_position').on(table.tenantId, table.position),
    index('outbox_messages_due').on(table.tenantId, table.delivery, table.nextAttemptAt),
  ],
);
