import type { ContractTerms, ContractEnding, ContractStatus } from '@forecourt/shared-contracts/signing';
import { sql } from 'drizzle-orm';
import {
  bigserial,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant } from '../db/index.ts';

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });

/**
 * The contract packages of an order, one row per envelope; the one with the highest `position` is current.
 */
export const signingPackages = pgTable(
  'signing_packages',
  {
    tenantId: text('tenant_id').notNull(),
    orderNumber: text('order_number').notNull(),
    envelopeId: text('envelope_id').notNull().default(''),
    position: bigserial('position', { mode: 'number' }).notNull(),
    status: text('status').notNull().$type<ContractStatus>(),
    signersCompleted: text('signers_completed').array().notNull(),
    notificationSentAt: instant('notification_sent_at'),
    /** Expiry of the signing transaction while it is unsigned; null once the buyer has signed. */
    expiresAt: instant('expires_at'),
    updatedAt: instant('updated_at').notNull(),
    madeAt: instant('made_at'),
    /**
     * The contract's content; null for a package sent by the dealer whose contract has not been opened yet.
     */
    terms: jsonb('terms').$type<ContractTerms>(),
    /** In which the buyer had agreed to electronic records when the contract got its terms; null until then. */
    language: text('language'),
    /** When the buyer first opened the signing page. */
    begunAt: instant('begun_at'),
    buyerName: text('buyer_name'),
    buyerEmail: text('buyer_email'),
    buyerSignedAt: instant('buyer_signed_at'),
    /** When the stand-in countersigns; null if a person at the dealer does. */
    countersignDueAt: instant('countersign_due_at'),
    dealerName: text('dealer_name'),
    dealerSignedAt: instant('dealer_signed_at'),
    endedAs: text('ended_as').$type<Exclude<ContractEnding, 'CLOSED'>>(),
    /** The reason the buyer typed when declining. */
    endedNote: text('ended_note'),
    endedAt: instant('ended_at'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.orderNumber, table.envelopeId] }),
    index('signing_packages_by_order').on(table.tenantId, table.orderNumber, table.position),
  ],
);

/**
 * The PDFs of a package: as created, and with both signatures. They are part of the deal and are never swept.
 */
export const signingFiles = pgTable(
  'signing_files',
  {
    tenantId: text('tenant_id').notNull(),
    envelopeId: text('envelope_id').notNull(),
    copy: text('copy').notNull().$type<'unsigned' | 'final'>(),
    sha256: text('sha256').notNull(),
    content: bytes('content').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.envelopeId, table.copy] })],
);

/** Signing ceremonies, one row each; at most one per order is open. */
export const signingCeremonies = pgTable(
  'signing_ceremonies',
  {
    tenantId: text('tenant_id').notNull(),
    id: text('id').notNull(),
    orderNumber: text('order_number').notNull(),
    envelopeId: text('envelope_id').notNull(),
    /** SHA-256 of the link's token, in hexadecimal; the token itself is not stored. */
    tokenHash: text('token_hash').notNull(),
    startedAt: instant('started_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
    outcome: text('outcome').$type<'SIGNED' | 'DECLINED' | 'TIMED_OUT' | 'REPLACED' | 'WITHDRAWN'>(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    uniqueIndex('signing_ceremonies_by_token').on(table.tenantId, table.tokenHash),
    uniqueIndex('signing_ceremonies_running')
      .on(table.tenantId, table.orderNumber)
      .where(sql`${table.endedAt} is null`),
  ],
);

/** Consents to electronic records, with the version of the text; at most one per order is not withdrawn. */
export const signingConsents = pgTable(
  'signing_consents',
  {
    tenantId: text('tenant_id').notNull(),
    id: text('id').notNull(),
    orderNumber: text('order_number').notNull(),
    termsVersion: integer('terms_version').notNull(),
    consentLanguage: text('consent_language').notNull(),
    givenAt: instant('given_at').notNull(),
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    uniqueIndex('signing_consents_standing')
      .on(table.tenantId, table.orderNumber)
      .where(sql`${table.withdrawnAt} is null`),
  ],
);
