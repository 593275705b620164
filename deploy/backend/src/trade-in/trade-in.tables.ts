import type {
  IneligibleReason,
  Payoff,
  TradeInAnswers,
  TradeInDraftAnswers,
  ValuationState,
} from '@forecourt/shared-contracts/trade-in';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from '../db/index.ts';

/**
 * Trade-ins of accounts (`sub:…`) and of visits (`session:…`): a row per requested offer, of which at most
 * one is active, since there is one trade-in per purchase. Values are stored as they were offered. No part of
 * an SSN is stored.
 */
export const tradeIns = pgTable(
  'trade_ins',
  {
    tenantId: text('tenant_id').notNull(),
    id: text('id').notNull(),
    holder: text('holder').notNull(),
    answers: jsonb('answers').notNull().$type<Omit<TradeInAnswers, 'email'>>(),
    /** Address for its mails; null for an account without one. */
    email: text('email'),
    emailKey: text('email_key'),
    /** Origin of the site, for links in mails that no visit triggers. */
    siteOrigin: text('site_origin').notNull(),
    state: text('state').notNull().$type<ValuationState>(),
    ineligibleReason: text('ineligible_reason').$type<IneligibleReason>(),
    valuationCents: integer('valuation_cents'),
    dealerBoostCents: integer('dealer_boost_cents'),
    tenantIncentiveCents: integer('tenant_incentive_cents'),
    requestedAt: instant('requested_at').notNull(),
    decidedAt: instant('decided_at'),
    validUntil: instant('valid_until'),
    payoff: jsonb('payoff').$type<Payoff>(),
    /** Queries to lenders since an instant, limited to prevent guessing. */
    payoffTries: integer('payoff_tries').notNull().default(0),
    payoffTriesSince: instant('payoff_tries_since'),
    /** When it started to count toward the purchase. */
    appliedAt: instant('applied_at'),
    endedAt: instant('ended_at'),
    endedBecause: text('ended_because').$type<'REPLACED' | 'REMOVED' | 'ORDERED'>(),
    /** The order that has used it up. */
    orderNumber: text('order_number'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    uniqueIndex('trade_ins_standing')
      .on(table.tenantId, table.holder)
      .where(sql`${table.endedAt} is null`),
    index('trade_ins_by_holder').on(table.tenantId, table.holder, table.requestedAt),
    index('trade_ins_by_email').on(table.tenantId, table.emailKey, table.requestedAt),
    index('trade_ins_in_review')
      .on(table.requestedAt)
      .where(sql`${table.state} = 'PendingReview' and ${table.endedAt} is null`),
  ],
);

/** Answers that have not been submitted yet, stored page by page; `version` increases with each change. */
export const tradeInDrafts = pgTable(
  'trade_in_drafts',
  {
    tenantId: text('tenant_id').notNull(),
    holder: text('holder').notNull(),
    answers: jsonb('answers').notNull().$type<TradeInDraftAnswers>(),
    version: integer('version').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.holder] })],
);
