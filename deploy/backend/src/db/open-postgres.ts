import { exitCodes, StartFault } from '@forecourt/settings';
import { drizzle } from 'drizzle-orm/node-postgres';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Database } from './db.ts';
import { endLateConnection } from './end-late-connection.ts';
import { migrateAlone } from './migrate-alone.ts';
import { migrationsFolder } from './migrations-folder.ts';

/** Of a connection, as PostgreSQL's own probes: one whose server is gone without a word ends. */
const connecting = {
  keepAlive: true,
  keepAliveInitialDelayMillis: 30_000,
  connectionTimeoutMillis: 10_000,
} as const;

/** Longest times of a statement: for a lock and in all at the server, and until its answer is here, in ms. */
export interface StatementLimits {
  readonly lockMs: number;
  readonly statementMs: number;
  /** Longer than `statementMs`: it is for a server that does not answer at all. */
  readonly answerMs: number;
}

const statementLimits: StatementLimits = { lockMs: 10_000, statementMs: 30_000, answerMs: 35_000 };

/**
 * Opens a PostgreSQL server (15 or newer) and migrates its tables. Throws a {@link StartFault} if the URL is wrong, the
 * server does not answer or a migration fails. Its message never contains the password.
 */
export async function openPostgres(databaseUrl: string, limits = statementLimits): Promise<Database> {
  const url = parseDatabaseUrl(databaseUrl);
  const connection = { connectionString: databaseUrl, ...connecting };
  const pool = new pg.Pool({
    ...connection,
    max: 10,
    query_timeout: limits.answerMs,
    options: `-c timezone=UTC -c lock_timeout=${limits.lockMs} -c statement_timeout=${limits.statementMs}`,
  });
  pool.on('connect', endLateConnection);
  let isOpen = true;
  pool.on('error', (error) => {
    if (isOpen) console.error(`The database ended an idle connection (${errorCode(error)}).`);
  });
  const db = drizzle(pool);
  try {
    await db.execute(sql`select 1`);
    await migrateAlone(connection, { migrationsFolder });
  } catch (error) {
    await pool.end();
    if (error instanceof StartFault) throw error;
    throw new StartFault(
      `The database at ${url.host}${url.pathname} cannot be used (${errorCode(error)}). Check DATABASE_URL and that the server is running.`,
      exitCodes.databaseUnreachable,
    );
  }
  return {
    engine: 'postgres',
    db,
    migrate: (migrations) => migrateAlone(connection, migrations),
    async close() {
      if (!isOpen) return;
      isOpen = false;
      await pool.end();
    },
  };
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
