export type { Database, DatabaseEngine, Db } from './db.ts';
export { createSharedReads } from './create-shared-reads.ts';
export { openDatabase } from './open-database.ts';
export { tenantStore } from './tenant-store.ts';
export type { NewRow, TenantStore } from './tenant-store.ts';
export { defineRead, isOneOf } from './defined-read.ts';
export type { TenantTable } from './defined-read.ts';
export { instant } from './instant.ts';
