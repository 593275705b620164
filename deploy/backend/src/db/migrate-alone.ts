import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { MigrationConfig } from 'drizzle-orm/migrator';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { isLockFault, migrationFault } from './migration-fault.ts';

const migrationLock = 7_240_511;

/** How often a migration tries to get the locks on its tables, how long each time and how long in between, in ms. */
interface LockTries {
  readonly count: number;
  readonly waitMs: number;
  readonly pauseMs: number;
}

/** Shorter than the 10 s that a call waits for a lock: calls that queue behind the migration go on. */
const lockTries: LockTries = { count: 10, waitMs: 5000, pauseMs: 2000 };

/**
 * Migrates tables on a connection of its own, without a limit for a statement; processes that start together take turns.
 * A table that the running release uses is waited for in short tries, so that its calls do not queue up. Throws a
 * StartFault for a migration that PostgreSQL refuses; all its changes are undone.
 */
export async function migrateAlone(
  connection: pg.ClientConfig,
  migrations: MigrationConfig,
  tries = lockTries,
): Promise<void> {
  const options = '-c timezone=UTC -c lock_timeout=0 -c statement_timeout=0';
  const client = new pg.Client({ ...connection, options });
  // The statement that is under way rejects, too.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await client.query(`set lock_timeout = ${tries.waitMs}`);
    await withTries(() => migrate(drizzle(client), migrations), tries);
  } catch (error) {
    throw migrationFault(error, migrations.migrationsFolder) ?? error;
  } finally {
    await client.end();
  }
}

async function withTries(work: () => Promise<unknown>, { count, pauseMs }: LockTries): Promise<void> {
  for (let left = count - 1; ; left -= 1) {
    try {
      await work();
      return;
    } catch (error) {
      if (left === 0 || !isLockFault(error)) throw error;
      await wait(pauseMs);
    }
  }
}
