import type { Database, DatabaseEngine } from '../db/index.ts';
import { openEmptyDatabase } from './empty-database.ts';
import { hasPostgres, openEmptyPostgres } from './empty-postgres.ts';

/** An engine to run the same tests on. `open` answers an empty, migrated database; closing it removes it. */
export interface TestEngine {
  readonly engine: DatabaseEngine;
  open(): Promise<Database>;
}

const pglite: TestEngine = { engine: 'pglite', open: openEmptyDatabase };
const postgres: TestEngine = { engine: 'postgres', open: () => openEmptyPostgres() };

/** The engines of this machine: always the embedded one; PostgreSQL of TEST_DATABASE_URL, or else a server that the run starts. */
export const testEngines: readonly TestEngine[] = hasPostgres() ? [pglite, postgres] : [pglite];
