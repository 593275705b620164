import type { PolicyStatus } from '@forecourt/shared-contracts/insurance';
import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../db/index.ts';

/** The state of an order's insurance. Only the last four characters of the policy number are stored. */
export const insuranceVerifications = pgTable(
  'insurance_verifications',
  {
    tenantId: text('tenant_id').notNull(),
    orderNumber: text('order_number').notNull(),
    consentAt: instant('consent_at'),
    termsVersion: integer('terms_version'),
    consentLanguage: text('consent_language'),
    policyStatus: text('policy_status').$type<PolicyStatus>(),
    /** When the verifier of an IN_PROGRESS policy is asked again, and its reference for it. */
    pendingUntil: instant('pending_until'),
    pendingStatus: text('pending_status').$type<PolicyStatus>(),
    carrier: text('carrier'),
    policyNumberLast4: text('policy_number_last4'),
    effectiveOn: date('effective_on', { mode: 'string' }),
    expiresOn: date('expires_on', { mode: 'string' }),
    /** Why the buyer's side could not verify the policy, as reported. */
    errorReason: text('error_reason'),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.orderNumber] })],
);
