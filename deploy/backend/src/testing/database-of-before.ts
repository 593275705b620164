import { PGlite } from '@electric-sql/pglite';
import type { SQL } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrationsFolder } from '../db/migrations-folder.ts';

/** Copies the backend's migrations up to number `last` into a folder of its own. */
function migrationsUpTo(last: number): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'forecourt-before-')), 'migrations');
  cpSync(migrationsFolder, folder, { recursive: true });
  const file = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { readonly idx: number }[] };
  journal.entries = journal.entries.filter(({ idx }) => idx <= last);
  writeFileSync(file, JSON.stringify(journal));
  return folder;
}

/** Dumps of a database that stopped at migration number `last`: without rows, and with `rows`. `openPglite` upgrades them. */
export async function databaseOfBefore(
  last: number,
  rows: readonly SQL[],
): Promise<{ readonly empty: Blob; readonly filled: Blob }> {
  const folder = migrationsUpTo(last);
  const client = await PGlite.create();
  const db = drizzle(client);
  await migrate(db, { migrationsFolder: folder });
  const empty = await client.dumpDataDir('none');
  for (const row of rows) await db.execute(row);
  const filled = await client.dumpDataDir('none');
  await client.close();
  rmSync(join(folder, '..'), { recursive: true });
  return { empty, filled };
}
