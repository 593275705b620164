import type { Database } from '@forecourt/backend/db/index.ts';
import { standInMigrations } from './stand-in-migrations.ts';

/** Brings the stand-ins' tables up to date. The backend's have to be: its migrations move rows of stand-ins here that it had before. */
export function migrateStandIns(database: Database): Promise<void> {
  return database.migrate(standInMigrations);
}
