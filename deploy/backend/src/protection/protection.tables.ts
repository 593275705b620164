import type { ProtectionType } from '@forecourt/shared-contracts/protection';
import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../db/index.ts';

/** A chosen level, with its last quoted price. */
export interface PlannedCoverage {
  readonly type: ProtectionType;
  readonly code: string;
  readonly quotedCents: number;
  /** The holder continued from the coverage page of a purchase that could not have it. */
  readonly isLeftOut?: boolean;
}

/** What an account (`sub:…`) or the guest of a visit (`session:…`) chose to protect one vehicle, in order. */
export const protectionPlans = pgTable(
  'protection_plans',
  {
    tenantId: text('tenant_id').notNull(),
    holder: text('holder').notNull(),
    vin: text('vin').notNull(),
    coverage: jsonb('coverage').notNull().$type<readonly PlannedCoverage[]>(),
    /** When the holder continued from the coverage page for this vehicle; null before. */
    concludedAt: instant('concluded_at'),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.holder] })],
);
