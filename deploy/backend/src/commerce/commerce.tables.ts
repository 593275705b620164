import type {
  ApprovalCondition,
  CounterOffer,
  DeclineReason,
  Lender,
} from '@forecourt/shared-contracts/commerce';
import type { ChosenHandOver } from '@forecourt/shared-contracts/fulfillment';
import type { PurchaseType } from '@forecourt/shared-contracts/pricing';
import { integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from '../db/index.ts';
import type { PlannedAnswer } from './lender-answer.ts';

/**
 * What lenders and buyer have said about the application of a financed order; its current phase is the
 * order's deal status.
 */
export const lenderDecisions = pgTable(
  'lender_decisions',
  {
    tenantId: text('tenant_id').notNull(),
    orderNumber: text('order_number').notNull(),
    lenderName: text('lender_name'),
    submittedAt: instant('submitted_at').notNull(),
    /** When the answer promised to the buyer is due. */
    dueAt: instant('due_at').notNull(),
    /** When the buyer first looked; the sample lender's answering time starts here. */
    firstReadAt: instant('first_read_at'),
    decidedAt: instant('decided_at'),
    respondedAt: instant('responded_at'),
    /** The credit application that the order came from; null for a sample order. */
    applicationId: text('application_id'),
    /** Where the lender's answer is sent. */
    buyerEmail: text('buyer_email'),
    /** The answer that the sandbox's lender will give when it is due; null: approved as requested. */
    plannedAnswer: jsonb('planned_answer').$type<PlannedAnswer>(),
    /** The other terms that a lender offers. */
    counter: jsonb('counter').$type<CounterOffer>(),
    reasons: jsonb('reasons').notNull().default([]).$type<readonly DeclineReason[]>(),
    conditions: jsonb('conditions').notNull().default([]).$type<readonly ApprovalCondition[]>(),
    /** The lien holder, collected with the answer. */
    lender: jsonb('lender').$type<Lender>(),
    /** When the dealer's system started to create the order, and how many attempts were made. */
    preparingSince: instant('preparing_since'),
    preparations: integer('preparations').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.orderNumber] }),
    uniqueIndex('lender_decisions_by_application').on(table.tenantId, table.applicationId),
  ],
);

/** One cart per holder: `sub:…` of an account, or `session:…` of a guest's visit. Prices are never stored. */
export const carts = pgTable(
  'carts',
  {
    tenantId: text('tenant_id').notNull(),
    holder: text('holder').notNull(),
    id: text('id').notNull(),
    vin: text('vin').notNull(),
    purchaseType: text('purchase_type').notNull().$type<PurchaseType>(),
    zipCode: text('zip_code'),
    downPaymentCents: integer('down_payment_cents'),
    termMonths: integer('term_months'),
    /**
     * The shopper's own estimate; null for the tenant's default. A pre-qualification's tier takes precedence.
     */
    creditTier: text('credit_tier'),
    /** Of a lease. */
    annualMiles: integer('annual_miles'),
    /** How the vehicle is to be handed over; null until chosen. */
    handOver: jsonb('hand_over').$type<ChosenHandOver>(),
    /**
     * The incentives as of the last change, to report differences; null in carts stored before they were
     * recorded.
     */
    incentivesCents: integer('incentives_cents'),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.holder] })],
);
