import type { Database } from './db.ts';
import { openPglite } from './open-pglite.ts';
import { openPostgres } from './open-postgres.ts';

interface DatabaseSettings {
  /** A PostgreSQL server; undefined or empty for the embedded engine. */
  readonly databaseUrl: string | undefined;
  /** Directory of the embedded engine. */
  readonly directory: string;
}

/** Opens the database that the settings name, its tables up to date. Throws a StartFault with a sentence for a person. */
export function openDatabase({ databaseUrl, directory }: DatabaseSettings): Promise<Database> {
  return databaseUrl ? openPostgres(databaseUrl) : openPglite(directory);
}
