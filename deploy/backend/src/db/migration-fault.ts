import { exitCodes, StartFault } from '@forecourt/settings';
import { DrizzleQueryError } from 'drizzle-orm';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

/** A lock that was not free in time, and a deadlock with calls of the running release. */
const lockCodes = ['55P03', '40P01'];
/** The server went away or has no room; that says nothing about the migration. */
const awayCodes = /^(08|53|57P)/;
/** PostgreSQL's messages about these quote values of rows. */
const quotingCodes = /^22/;

/** Whether a migration gave up waiting for a lock, or was ended because of a deadlock; all of its changes are undone. */
export function isLockFault(error: unknown): boolean {
  return lockCodes.includes(causeOf(error)?.code ?? '');
}

/**
 * Returns the fault of a migration that PostgreSQL refused, with the name of its file and PostgreSQL's reason, without
 * values of rows. Undefined for any other error, as of a server that went away.
 */
export function migrationFault(error: unknown, migrationsFolder: string): StartFault | undefined {
  const cause = causeOf(error);
  const code = cause?.code ?? '';
  if (!cause || awayCodes.test(code)) return undefined;
  const name = fileWith(error instanceof DrizzleQueryError ? error.query : '', migrationsFolder);
  const where = cause.table ? ` of table ${cause.table}` : '';
  const reason = quotingCodes.test(code) ? `a value${where} does not fit` : cause.message;
  const advice = lockCodes.includes(code)
    ? 'Another transaction holds a lock for long; end it and start again.'
    : 'Run the release of before, and correct the migration.';
  return new StartFault(
    `The database cannot be migrated: ${name} failed (${code}: ${reason}). Nothing was changed. ${advice}`,
    exitCodes.migrationFailed,
  );
}

function causeOf(error: unknown): pg.DatabaseError | undefined {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  return cause instanceof pg.DatabaseError ? cause : undefined;
}

/** Name of the file that has this statement; drizzle does not say which one it runs. */
function fileWith(statement: string, folder: string): string {
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql'));
  const isIn = (file: string) => readFileSync(join(folder, file), 'utf8').includes(statement.trim());
  return (statement.trim() && files.findLast(isIn)) || 'a migration';
}
