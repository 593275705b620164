import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from './db.ts';
import { lockDirectory } from './directory-lock.ts';
import { keepReads } from './keep-reads.ts';
import { migrationsFolder } from './migrations-folder.ts';

/**
 * Opens the embedded engine and migrates its tables. `directory` persists across restarts and kills;
 * undefined keeps everything in memory. A missing cluster is created, or restored from `beginAs` (a dump of
 * `dumpDataDir`), which takes a fifth of the time. It has one connection: within a transaction every
 * statement must go through that transaction.
 */
export async function openPglite(directory: string | undefined, beginAs?: Blob): Promise<Database> {
  const lock = directory === undefined ? undefined : lockDirectory(directory);
  let client: PGlite | undefined;
  try {
    client = await PGlite.create(clusterOptions(directory, beginAs));
    keepReads(client);
    const db = drizzle(client);
    await migrate(db, { migrationsFolder });
    if (directory !== undefined) writeFileSync(madeMark(directory), '');
    const opened = client;
    return {
      engine: 'pglite',
      db,
      migrate: (migrations) => migrate(db, migrations),
      async close() {
        if (!opened.closed) await opened.close();
        lock?.release();
      },
    };
  } catch (error) {
    if (client && !client.closed) await client.close();
    lock?.release();
    throw error;
  }
}

function clusterOptions(directory: string | undefined, beginAs: Blob | undefined) {
  const copy = beginAs && { loadDataDir: beginAs };
  if (directory === undefined) return { ...copy };
  const dataDir = cleanDataDir(directory);
  return isMade(directory) ? { dataDir } : { dataDir, ...copy };
}

const madeMark = (directory: string) => join(directory, 'made');
const isMade = (directory: string) => existsSync(madeMark(directory));

/**
 * A kill during creation leaves a partial cluster that cannot be opened and holds nothing: it is created
 * again.
 */
function cleanDataDir(directory: string): string {
  const dataDir = join(directory, 'pgdata');
  if (!isMade(directory)) rmSync(dataDir, { recursive: true, force: true });
  return dataDir;
}
