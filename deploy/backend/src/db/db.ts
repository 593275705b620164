import type { MigrationConfig } from 'drizzle-orm/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/**
 * What repositories work on: the drizzle query builder of either engine, or one of its open transactions. A
 * failed statement throws a wrapper whose `cause.code` is the PostgreSQL error code ('23505' for a
 * duplicate).
 */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** Which engine serves a {@link Database}; the SQL is the same on both, in the dialect of PostgreSQL 15. */
export type DatabaseEngine = 'pglite' | 'postgres';

/** An open database. Only `db` is for domains; the process opens and closes it. */
export interface Database {
  readonly engine: DatabaseEngine;
  readonly db: Db;
  /** Migrates further tables, which have a migrations folder and a journal of their own. */
  migrate(migrations: MigrationConfig): Promise<void>;
  /** Closes connections and releases the data directory. Calling it twice is fine. */
  close(): Promise<void>;
}
