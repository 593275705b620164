import { boolean, date, index, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { instant } from '../db/index.ts';

/**
 * Questions and test-drive requests. `holder` is the account (`sub:…`) or the visit (`session:…`) that sent
 * it, null if neither is known; `visitor` is a keyed hash of the network address and the day, only for
 * limits; `emailKey` is the address in lower case.
 */
export const leads = pgTable(
  'leads',
  {
    tenantId: text('tenant_id').notNull(),
    id: text('id').notNull(),
    reference: text('reference').notNull(),
    kind: text('kind').notNull().$type<'contact' | 'test-drive'>(),
    createdAt: instant('created_at').notNull(),
    holder: text('holder'),
    visitor: text('visitor').notNull(),
    emailKey: text('email_key').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
    phoneNumber: text('phone_number'),
    /** Whether the person agreed to calls or texts at that number. */
    hasConsent: boolean('has_consent').notNull(),
    vin: text('vin'),
    preferredOn: date('preferred_on', { mode: 'string' }),
    comments: text('comments').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    unique('leads_reference').on(table.tenantId, table.reference),
    index('leads_by_holder').on(table.tenantId, table.holder, table.createdAt),
    index('leads_by_visitor').on(table.tenantId, table.visitor, table.createdAt),
    index('leads_by_email').on(table.tenantId, table.emailKey, table.createdAt),
  ],
);
