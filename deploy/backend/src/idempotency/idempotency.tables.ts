import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../db/index.ts';

/** Responses of creating calls, written in the transaction of their effect, so that both exist or neither. */
export const idempotentResponses = pgTable(
  'idempotent_answers',
  {
    tenantId: text('tenant_id').notNull(),
    actor: text('actor').notNull(),
    endpointId: text('endpoint_id').notNull(),
    key: text('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    answer: jsonb('answer').$type<unknown>(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.actor, table.endpointId, table.key] }),
    index('idempotent_answers_by_age').on(table.createdAt),
  ],
);
