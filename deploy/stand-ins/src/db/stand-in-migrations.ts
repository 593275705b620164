import type { MigrationConfig } from 'drizzle-orm/migrator';
import { fileURLToPath } from 'node:url';

/** The SQL of the stand-ins' tables; its journal is in their schema, apart from the backend's. */
export const standInMigrations = {
  migrationsFolder: fileURLToPath(new URL('../../migrations', import.meta.url)),
  migrationsSchema: 'stand_ins',
  migrationsTable: 'migrations',
} satisfies MigrationConfig;
