import type { ProtectionType } from '@forecourt/shared-contracts/protection';
import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../db/instant.ts';

/** One chosen level, with the price that it was last quoted at. */
export interface PlannedCoverage {
  readonly type: ProtectionType;
  readonly code: string;
  readonly quotedCents: number;
}

/** What an account (`sub:…`) or the guest of a visit (`session:…`) chose to protect one vehicle, in the order of choosing. */
export const protectionPlans = pgTable(
  'protection_plans',
  {
    tenantId: text('tenant_id').notNull(),
    holder: text('holder').notNull(),
    vin: text('vin').notNull(),
    coverage: jsonb('coverage').notNull().$type<readonly PlannedCoverage[]>(),
    /** When the holder went on from the coverage page for this vehicle; null before. */
    concludedAt: instant('concluded_at'),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.holder] })],
);
