import type { DocumentStatus } from '@forecourt/shared-contracts/documents';
import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant } from '../db/index.ts';

/** The documents that a deal requires, including those submitted other than as a file. */
export const dealDocuments = pgTable(
  'deal_documents',
  {
    tenantId: text('tenant_id').notNull(),
    id: text('id').notNull(),
    dealRefId: text('deal_ref_id').notNull(),
    /** Place in the list. */
    position: integer('position').notNull(),
    key: text('key').notNull(),
    name: text('name').notNull(),
    status: text('status').notNull().$type<Extract<DocumentStatus, 'MISSING' | 'COMPLETE' | 'FAIL'>>(),
    addedAt: instant('added_at'),
    /** Created by the dealer's systems; omitted if a caller excludes them. */
    isSystem: boolean('is_system').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('deal_documents_by_deal').on(table.tenantId, table.dealRefId, table.position),
  ],
);

/**
 * Uploaded files. A row exists only for a completely stored file; the same bytes are stored once per document
 * type, so that an upload can be repeated.
 */
export const documentFiles = pgTable(
  'document_files',
  {
    tenantId: text('tenant_id').notNull(),
    id: text('id').notNull(),
    /** Order in which files arrived. */
    position: bigserial('position', { mode: 'number' }).notNull(),
    dealRefId: text('deal_ref_id').notNull(),
    key: text('key').notNull(),
    /** FAIL: the dealer refused it, for `refusalReason`. */
    status: text('status').notNull().$type<Extract<DocumentStatus, 'COMPLETE' | 'FAIL'>>(),
    refusalReason: text('refusal_reason'),
    /** The buyer's own name of the file, for display; null once the file is deleted. */
    fileName: text('file_name'),
    kind: text('kind').notNull().$type<'pdf' | 'png' | 'jpg'>(),
    sizeBytes: integer('size_bytes').notNull(),
    sha256: text('sha256').notNull(),
    /** Password-protected: no preview. */
    isProtected: boolean('is_protected').notNull(),
    /** Storage key of the bytes; null once they are deleted by age. */
    fileKey: text('file_key'),
    /** Storage key of the thumbnail; null until it is created. */
    thumbnailKey: text('thumbnail_key'),
    addedAt: instant('added_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('document_files_by_deal').on(table.tenantId, table.dealRefId, table.addedAt),
    uniqueIndex('document_files_once')
      .on(table.tenantId, table.dealRefId, table.key, table.sha256)
      .where(sql`file_key is not null`),
    index('document_files_by_age')
      .on(table.addedAt)
      .where(sql`file_key is not null`),
  ],
);
