import { bigserial, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../db/instant.ts';

/** Whose state an entry tells of. */
export type AuditSubject = 'order' | 'deal' | 'application' | 'trade-in';
/** Who moved it. A guest is nobody in particular: the name of a visit is not kept. */
export type AuditRole = 'buyer' | 'guest' | 'dealer' | 'lender' | 'system';

/**
 * The audit trail: every change of state of an order, a deal, a credit application and a trade-in, in the order of `position`. It is only
 * added to. It holds states and names, never a value that somebody typed.
 */
export const audit = pgTable(
  'audit',
  {
    tenantId: text('tenant_id').notNull(),
    position: bigserial('position', { mode: 'number' }).notNull(),
    at: instant('at').notNull(),
    subject: text('subject').notNull().$type<AuditSubject>(),
    /** Order number, deal reference, or id of the application or trade-in. */
    subjectId: text('subject_id').notNull(),
    /** Null for what began with this entry. */
    fromState: text('from_state'),
    toState: text('to_state').notNull(),
    role: text('role').notNull().$type<AuditRole>(),
    /** `sub` of the account that did it; null for everybody else. */
    actorSub: text('actor_sub'),
    /** What happened, by name: pages of an application, the event of a contract, a payment status. */
    details: jsonb('details').notNull().default([]).$type<readonly string[]>(),
    /** The order that the subject belongs to, as soon as there is one. */
    orderNumber: text('order_number'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.position] }),
    index('audit_by_subject').on(table.tenantId, table.subjectId, table.position),
    index('audit_by_order').on(table.tenantId, table.orderNumber),
  ],
);
