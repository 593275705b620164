import { bigserial, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../db/index.ts';

/** The kind of subject whose state an entry records. */
export type AuditSubject =
  | 'order'
  | 'deal'
  | 'application'
  | 'trade-in'
  | 'pre-qualification'
  | 'privacy-request';
/** Who made the change. A guest is anonymous: the id of a visit is not stored. */
export type AuditRole = 'buyer' | 'guest' | 'dealer' | 'lender' | 'system';

/**
 * The audit trail: every state change of an order, a deal, a credit application, a trade-in and a
 * pre-qualification, ordered by `position`. Append-only. It holds states and names, never a value that a user typed.
 */
export const audit = pgTable(
  'audit',
  {
    tenantId: text('tenant_id').notNull(),
    position: bigserial('position', { mode: 'number' }).notNull(),
    at: instant('at').notNull(),
    subject: text('subject').notNull().$type<AuditSubject>(),
    /** Order number, deal reference, or id of the application, trade-in or pre-qualification. */
    subjectId: text('subject_id').notNull(),
    /** Null for the subject's first entry. */
    fromState: text('from_state'),
    toState: text('to_state').notNull(),
    role: text('role').notNull().$type<AuditRole>(),
    /** `sub` of the account that made the change; null for everyone else. */
    actorSub: text('actor_sub'),
    /**
     * Names of what happened: pages of an application, the event of a contract, a payment status, the step of a
     * pre-qualification.
     */
    details: jsonb('details').notNull().default([]).$type<readonly string[]>(),
    /** The order that the subject belongs to, once there is one. */
    orderNumber: text('order_number'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.position] }),
    index('audit_by_subject').on(table.tenantId, table.subjectId, table.position),
    index('audit_by_order').on(table.tenantId, table.orderNumber),
  ],
);
