import { PGlite } from '@electric-sql/pglite';
import { standInMigrations } from '@forecourt/stand-ins/db/index.ts';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../db/index.ts';
import { migrationsFolder } from '../db/migrations-folder.ts';
import { openPglite } from '../db/open-pglite.ts';

const dumpVariable = 'FORECOURT_EMPTY_DATABASE';

/** Set-up of a whole test run: makes one empty cluster with the tables of backend and stand-ins, which every test then copies. Returns what removes it. */
export default async function makeEmptyDatabase(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-empty-'));
  const client = await PGlite.create();
  await migrate(drizzle(client), { migrationsFolder });
  await migrate(drizzle(client), standInMigrations);
  const dump = await client.dumpDataDir('none');
  await client.close();
  const file = join(folder, 'empty.tar');
  writeFileSync(file, Buffer.from(await dump.arrayBuffer()));
  process.env[dumpVariable] = file;
  return () => rmSync(folder, { recursive: true, force: true });
}

function emptyCluster(): Blob {
  const file = process.env[dumpVariable];
  if (!file) throw new Error('The test run made no empty database: its set-up is testing/empty-database.ts.');
  return new Blob([readFileSync(file)]);
}

/** An empty, migrated database in memory. */
export function openEmptyDatabase(): Promise<Database> {
  return openPglite(undefined, emptyCluster());
}

/** Puts an empty, migrated database into a data directory that has none yet, as if a backend with stand-ins had started there. */
export async function putEmptyDatabase(dataDir: string): Promise<void> {
  const database = await openPglite(join(dataDir, 'db'), emptyCluster());
  await database.close();
}
