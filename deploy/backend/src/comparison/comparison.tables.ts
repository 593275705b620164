import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../db/index.ts';

/** Identifies the vehicle once the inventory no longer has it. */
export interface VehicleLabel {
  readonly year: number;
  readonly make: string;
  readonly model: string;
  readonly trim: string;
}

/** Vehicles compared by an account (`sub:…`) or the guest of a visit (`session:…`). */
export const comparedVehicles = pgTable(
  'compared_vehicles',
  {
    tenantId: text('tenant_id').notNull(),
    holder: text('holder').notNull(),
    vin: text('vin').notNull(),
    addedAt: instant('added_at').notNull(),
    label: jsonb('label').notNull().$type<VehicleLabel>(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.holder, table.vin] })],
);
