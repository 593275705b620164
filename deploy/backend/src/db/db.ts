import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/**
 * What repositories work on: the drizzle query builder of either engine, or an open transaction of it.
 * A failed statement throws a wrapper whose `cause.code` is the PostgreSQL error code ('23505' for a duplicate).
 */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** Which engine serves a {@link Database}; the SQL is the same on both, in the dialect of PostgreSQL 15. */
export type DatabaseEngine = 'pglite' | 'postgres';

/** An open database. Only `db` is for domains; opening and closing belong to the process. */
export interface Database {
  readonly engine: DatabaseEngine;
  readonly db: Db;
  /** Ends open connections and gives the data directory free. Calling it twice is fine. */
  close(): Promise<void>;
}
