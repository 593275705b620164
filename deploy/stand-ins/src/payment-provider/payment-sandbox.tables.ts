import { boolean, index, integer, jsonb, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from '@forecourt/backend/db/index.ts';
import { standInsSchema } from '../db/stand-ins-schema.ts';

/**
 * Cards that the stand-in has seen, by token: their display name and behavior. The number itself is never
 * stored.
 */
export const sandboxCards = standInsSchema.table(
  'payment_sandbox_cards',
  {
    tenantId: text('tenant_id').notNull(),
    id: text('id').notNull(),
    brand: text('brand').notNull(),
    last4: text('last4').notNull(),
    behavior: text('behavior').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);

/** Payments of the stand-in, in Stripe's terms. `next…` is the change that becomes due at `nextAt`. */
export const sandboxIntents = standInsSchema.table(
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
    /** Token of the bank's page for this payment. */
    bankToken: text('bank_token'),
    /** `Visa` or a bank, with the last four digits. */
    instrumentName: text('instrument_name'),
    last4: text('last4'),
    review: text('review').notNull().$type<'none' | 'open' | 'approved'>(),
    isRefunded: boolean('is_refunded').notNull(),
    /** Amounts of the refunds of a part, by idempotency key, in cents. */
    partRefunds: jsonb('part_refunds').notNull().default({}).$type<Record<string, number>>(),
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

/** Reports still to be delivered; a delivered one is removed. */
export const sandboxEvents = standInsSchema.table(
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
