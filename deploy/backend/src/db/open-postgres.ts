import { exitCodes, StartFault } from '@forecourt/settings';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { MigrationConfig } from 'drizzle-orm/migrator';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Database } from './db.ts';
import { migrationsFolder } from './migrations-folder.ts';

const migrationLock = 7_240_511;

/**
 * Opens a PostgreSQL server (15 or newer) and migrates its tables; processes that start together take turns.
 * Throws a {@link StartFault} if the URL is wrong or the server does not answer. Its message never contains
 * the password.
 */
export async function openPostgres(databaseUrl: string): Promise<Database> {
  const url = parseDatabaseUrl(databaseUrl);
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: 10_000,
    options: '-c timezone=UTC -c lock_timeout=10000 -c statement_timeout=30000',
  });
  let isOpen = true;
  pool.on('error', (error) => {
    if (isOpen) console.error(`The database ended an idle connection (${errorCode(error)}).`);
  });
  const db = drizzle(pool);
  try {
    await db.execute(sql`select 1`);
    await migrateAlone(pool, { migrationsFolder });
  } catch (error) {
    await pool.end();
    throw new StartFault(
      `The database at ${url.host}${url.pathname} cannot be used (${errorCode(error)}). Check DATABASE_URL and that the server is running.`,
      exitCodes.databaseUnreachable,
    );
  }
  return {
    engine: 'postgres',
    db,
    migrate: (migrations) => migrateAlone(pool, migrations),
    async close() {
      if (!isOpen) return;
      isOpen = false;
      await pool.end();
    },
  };
}

async function migrateAlone(pool: pg.Pool, migrations: MigrationConfig): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set lock_timeout = 0; set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client), migrations);
  } finally {
    client.release(true);
  }
}

function parseDatabaseUrl(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^postgres(ql)?:$/.test(url.protocol)) return url;
  throw new StartFault(
    'DATABASE_URL is not an address like postgres://user:password@host:5432/forecourt.',
    exitCodes.badSetting,
  );
}

function errorCode(error: unknown): string {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  const { code } = cause as { code?: unknown };
  if (typeof code === 'string') return code;
  return cause instanceof Error ? cause.message : 'unknown reason';
}
