import type { Database } from './db.ts';
import { openPglite } from './open-pglite.ts';
import { openPostgres } from './open-postgres.ts';

interface DatabaseSettings {
  /** URL of a PostgreSQL server; undefined or empty for the embedded engine. */
  readonly databaseUrl: string | undefined;
  /** Directory of the embedded engine. */
  readonly directory: string;
}

/** Opens the configured database and migrates its tables. Throws a StartFault with a readable message. */
export function openDatabase({ databaseUrl, directory }: DatabaseSettings): Promise<Database> {
  return databaseUrl ? openPostgres(databaseUrl) : openPglite(directory);
}
