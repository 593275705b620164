import type { Vehicle } from '@forecourt/shared-contracts/inventory';
import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../db/index.ts';

/**
 * Vehicles that an account (`sub:…`) has saved, and those that the guest of a visit (`session:…`) wants to
 * save once there is an account. `snapshot` is the vehicle as of then, for when it has left the inventory.
 */
export const favorites = pgTable(
  'favorites',
  {
    tenantId: text('tenant_id').notNull(),
    holder: text('holder').notNull(),
    vin: text('vin').notNull(),
    savedAt: instant('saved_at').notNull(),
    snapshot: jsonb('snapshot').notNull().$type<Vehicle>(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.holder, table.vin] })],
);
