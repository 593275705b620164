import { PGlite } from '@electric-sql/pglite';
import { standInMigrations } from '@forecourt/stand-ins/db/index.ts';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../db/index.ts';
import { keepReads } from '../db/keep-reads.ts';
import { migrationsFolder } from '../db/migrations-folder.ts';
import { openPglite } from '../db/open-pglite.ts';

const folderVariable = 'FORECOURT_EMPTY_DATABASE';
/** The empty cluster as a dump, and as the directory that a backend leaves behind. */
const dumpName = 'empty.tar';
const directoryName = 'db';

/** Makes one empty cluster with the tables of backend and stand-ins for a whole test run, which each worker copies. Returns what removes it. */
export async function makeEmptyCluster(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-empty-'));
  const client = await PGlite.create();
  await migrate(drizzle(client), { migrationsFolder });
  await migrate(drizzle(client), standInMigrations);
  const dump = await client.dumpDataDir('none');
  await client.close();
  writeFileSync(join(folder, dumpName), Buffer.from(await dump.arrayBuffer()));
  const onDisk = await openPglite(join(folder, directoryName), dump);
  await onDisk.close();
  process.env[folderVariable] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

function emptyCluster(name: string): string {
  const folder = process.env[folderVariable];
  if (!folder)
    throw new Error('The test run made no empty database: its set-up is testing/set-up-databases.ts.');
  return join(folder, name);
}

/** Engines of this worker that no test uses now, emptied. */
const idle: PGlite[] = [];

/**
 * An empty, migrated database in memory. A copy of the cluster takes a second, so a closed database's engine is emptied and lent again. A
 * database that is closed stays so: what a test left running finds it closed, as with an engine of its own.
 */
export async function openEmptyDatabase(): Promise<Database> {
  const client = idle.pop() ?? (await copyOfEmptyCluster());
  const lease = Proxy.revocable(client, boundMethods);
  const db = drizzle(lease.proxy);
  let closing: Promise<void> | undefined;
  return {
    engine: 'pglite',
    db,
    migrate: (migrations) => migrate(db, migrations),
    close() {
      lease.revoke();
      closing ??= emptyTables(client).then(() => void idle.push(client));
      return closing;
    },
  };
}

async function copyOfEmptyCluster(): Promise<PGlite> {
  const client = await PGlite.create({ loadDataDir: new Blob([readFileSync(emptyCluster(dumpName))]) });
  keepReads(client);
  return client;
}

/** Methods of an engine reach its private fields, which a proxy has not. */
const boundMethods: ProxyHandler<PGlite> = {
  get(client, name) {
    const value: unknown = Reflect.get(client, name, client);
    return typeof value === 'function' ? value.bind(client) : value;
  },
};

/** Only tables with rows: truncating all of them takes longer than a copy of the cluster. */
async function emptyTables(client: PGlite): Promise<void> {
  await client.exec(`
    DO $$
    DECLARE
      found record;
      has_rows boolean;
      filled text[] := '{}';
    BEGIN
      FOR found IN SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
        WHERE schemaname NOT IN ('pg_catalog', 'information_schema', 'drizzle')
      LOOP
        EXECUTE format('SELECT EXISTS (SELECT FROM %s)', found.name) INTO has_rows;
        IF has_rows THEN filled := filled || found.name; END IF;
      END LOOP;
      IF filled <> '{}' THEN EXECUTE 'TRUNCATE ' || array_to_string(filled, ', ') || ' CASCADE'; END IF;
      FOR found IN SELECT format('%I.%I', schemaname, sequencename) AS name FROM pg_sequences
        WHERE last_value IS NOT NULL AND schemaname <> 'drizzle'
      LOOP
        EXECUTE format('ALTER SEQUENCE %s RESTART', found.name);
      END LOOP;
    END $$;
  `);
  await client.exec('DISCARD ALL');
}

/** Puts an empty, migrated database into a data directory that has none yet, as if a backend with stand-ins had started there. */
export function putEmptyDatabase(dataDir: string): void {
  cpSync(emptyCluster(directoryName), join(dataDir, 'db'), { recursive: true });
}
