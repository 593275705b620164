import { bigserial, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../db/instant.ts';

/**
 * Mails and SMS in the order of their sending. `delivery`: `kept` is read here alone, `queued` waits for the mail server until
 * `nextAttemptAt`, `sent` was taken by it, `failed` is given up after its attempts or for a refusal for good.
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
    /** What the mail server said of the last attempt that failed: its reply code or the kind of network fault, no words of the mail. */
    lastFault: text('last_fault'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('outbox_messages_by_position').on(table.tenantId, table.position),
    index('outbox_messages_due').on(table.tenantId, table.delivery, table.nextAttemptAt),
  ],
);
