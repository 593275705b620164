import type {
  CreditBureauName,
  PrequalificationState,
  PrequalificationStep,
} from '@forecourt/shared-contracts/prequalification';
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../db/instant.ts';

/**
 * One pre-qualification per holder: `sub:…` of an account, or `session:…` of a guest's visit. Everything that was typed is in `person`,
 * encrypted; 30 days later it is removed, and what was found stays until the shopper has been told that it has expired.
 */
export const prequalifications = pgTable(
  'prequalifications',
  {
    tenantId: text('tenant_id').notNull(),
    holder: text('holder').notNull(),
    /** Stays the same when a guest's row becomes a member's; ties `person` to its row. */
    id: text('id').notNull(),
    state: text('state').notNull().$type<PrequalificationState>(),
    step: text('step').$type<PrequalificationStep>(),
    person: text('person'),
    /** Keyed hash of number and names that were proved, so that a change of either is proved anew. */
    provedMark: text('proved_mark'),
    /** The same of those that the carrier did not know, and that the shopper has looked at again. */
    mobileSeenMark: text('mobile_seen_mark'),
    codeHash: text('code_hash'),
    codeExpiresAt: instant('code_expires_at'),
    quizExpiresAt: instant('quiz_expires_at'),
    frozenAt: text('frozen_at').$type<CreditBureauName>(),
    /** How often the bureau was asked since the details were last changed. */
    pulls: integer('pulls').notNull().default(0),
    approval: jsonb('approval').$type<StoredApproval>(),
    approvedAt: instant('approved_at'),
    expiresAt: instant('expires_at'),
    consentAt: instant('consent_at'),
    isSubscribedToMarketing: boolean('is_subscribed_to_marketing').notNull(),
    subscribedToMarketingSms: boolean('subscribed_to_marketing_sms').notNull(),
    skippedAt: instant('skipped_at'),
    personalDataUntil: instant('personal_data_until').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.holder] }),
    index('prequalifications_by_age').on(table.personalDataUntil),
  ],
);

/** What a pull found, without the score. */
export interface StoredApproval {
  readonly creditTier: string;
  readonly aprPercent: { readonly new: number; readonly used: number };
  readonly approvedUpToCents: number;
  readonly state: string;
}

/** Counted tries by the keyed hash of a mobile number: codes sent, codes given back, and questions to the bureau. */
export const prequalificationAttempts = pgTable(
  'prequalification_attempts',
  {
    tenantId: text('tenant_id').notNull(),
    key: text('key').notNull(),
    count: integer('count').notNull(),
    firstAtMs: bigint('first_at_ms', { mode: 'number' }).notNull(),
    lastAtMs: bigint('last_at_ms', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.key] }),
    index('prequalification_attempts_age').on(table.lastAtMs),
  ],
);
