import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from '../db/instant.ts';

/** Cards that the stand-in has seen, by token: what they are called and how they behave. The number itself is kept nowhere. */
export const sandboxCards = pgTable(
  'payment_sandbox_cards',
  {
    tenantId: text('tenant_id').notNull(),
    id: text('id').notNull(),
    brand: text('brand').notNull(),
    last4: text('last4').notNull(),
    behaviour: text('behaviour').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);

/** Payments of the stand-in, in the words of Stripe. `next…` is what happens by itself at `nextAt`. */
export const sandboxIntents = pgTable(
  'payment_sandbox_intents',
  {
    tenantId: text('tenant_id').notNull(),
    id: text('id').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    requestHash: text('request_hash').notNull(),
    kind: text('kind').notNull().$type<'card' | 'us_bank_account'>(),
    amountCents: integer('amount_cents').notNull(),
    status: text('status').notNull(),
    errorCode: text('error_code'),
    description: text('description').notNull(),
    metadata: jsonb('metadata').notNull().$type<Record<string, string>>(),
    returnUrl: text('return_url'),
    /** Names the bank's page of this payment. */
    bankToken: text('bank_token'),
    /** `Visa` or a bank, with the last four digits. */
    instrumentName: text('instrument_name'),
    last4: text('last4'),
    review: text('review').notNull().$type<'none' | 'open' | 'approved'>(),
    isRefunded: boolean('is_refunded').notNull(),
    nextStatus: text('next_status'),
    nextErrorCode: text('next_error_code'),
    nextAt: instant('next_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    uniqueIndex('payment_sandbox_by_key').on(table.tenantId, table.idempotencyKey),
    uniqueIndex('payment_sandbox_by_bank_token').on(table.bankToken),
    index('payment_sandbox_by_next').on(table.nextAt),
  ],
);

/** Reports that are still to be delivered; a delivered one is removed. */
export const sandboxEvents = pgTable(
  'payment_sandbox_events',
  {
    tenantId: text('tenant_id').notNull(),
    id: text('id').notNull(),
    payload: text('payload').notNull(),
    tries: integer('tries').notNull(),
    nextAt: instant('next_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('payment_sandbox_due').on(table.nextAt),
  ],
);
