import type {
  CreditBureauName,
  PrequalificationState,
  PrequalificationStep,
} from '@forecourt/shared-contracts/prequalification';
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../db/index.ts';

/**
 * One pre-qualification per holder: `sub:…` of an account, or `session:…` of a guest's visit. Everything that
 * was typed is in `person`, encrypted; it is removed after 30 days, and the result is kept until the shopper
 * has been informed that it has expired.
 */
export const prequalifications = pgTable(
  'prequalifications',
  {
    tenantId: text('tenant_id').notNull(),
    holder: text('holder').notNull(),
    /** Unchanged when a guest's row becomes a member's; ties `person` to its row. */
    id: text('id').notNull(),
    state: text('state').notNull().$type<PrequalificationState>(),
    step: text('step').$type<PrequalificationStep>(),
    person: text('person'),
    /** Keyed hash of the proved number and names, so that a change of either must be proved again. */
    provedMark: text('proved_mark'),
    /** The same for those that the carrier did not know, and that the shopper has reviewed. */
    mobileSeenMark: text('mobile_seen_mark'),
    codeHash: text('code_hash'),
    codeExpiresAt: instant('code_expires_at'),
    quizExpiresAt: instant('quiz_expires_at'),
    frozenAt: text('frozen_at').$type<CreditBureauName>(),
    /** How often the bureau was queried since the details last changed. */
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

/** The result of a pull, without the score. */
export interface StoredApproval {
  readonly creditTier: string;
  readonly aprPercent: { readonly new: number; readonly used: number };
  readonly approvedUpToCents: number;
  readonly state: string;
}

/**
 * Attempts counted by the keyed hash of a mobile number: codes sent, codes entered, and queries to the
 * bureau.
 */
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
