import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../db/instant.ts';

/** The contract package of an order and who has signed it. */
export const signingPackages = pgTable(
  'signing_packages',
  {
    tenantId: text('tenant_id').notNull(),
    orderNumber: text('order_number').notNull(),
    status: text('status')
      .notNull()
      .$type<'Draft' | 'DocumentsSubmittedForSigning' | 'Signed' | 'Cancelled' | 'Verified'>(),
    signersCompleted: text('signers_completed').array().notNull(),
    notificationSentAt: instant('notification_sent_at'),
    /** End of the signing transaction's life while it is not signed. */
    expiresAt: instant('expires_at'),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.orderNumber] })],
);
