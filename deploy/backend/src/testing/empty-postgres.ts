import { sql } from 'drizzle-orm';
import pg from 'pg';
import { randomBytes } from 'node:crypto';
import { migrateStandIns } from '@forecourt/stand-ins/db/index.ts';
import type { Database } from '../db/index.ts';
import { openPostgres, type StatementLimits } from '../db/open-postgres.ts';
import { postgresPrograms, startLocalPostgres, type LocalPostgres } from './local-postgres.ts';

/** Address of the server that all tests of a run share, and the name of an empty, migrated database there. */
const serverVariable = 'FORECOURT_EMPTY_POSTGRES';
const templateVariable = 'FORECOURT_EMPTY_POSTGRES_TEMPLATE';

/** Whether this run has a PostgreSQL server. */
export const hasPostgres = () => process.env[serverVariable] !== undefined;

async function administer(databaseUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
}

function withDatabase(databaseUrl: string, name: string): string {
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  return url.href;
}

const newName = () => `forecourt_test_${randomBytes(6).toString('hex')}`;

/** The server of TEST_DATABASE_URL, or else one started from the programs of this machine; undefined when there is neither. */
async function serverOfRun(): Promise<LocalPostgres | undefined> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { databaseUrl: given, stop: () => Promise.resolve() };
  const programs = postgresPrograms();
  return programs === undefined ? undefined : startLocalPostgres(programs);
}

/**
 * Makes the template for a whole test run. Says so when this machine has no PostgreSQL. Returns what removes the template and stops a
 * server that was started.
 */
export async function makeEmptyPostgres(): Promise<() => Promise<void>> {
  const server = await serverOfRun();
  if (!server) {
    console.warn('PostgreSQL is skipped: TEST_DATABASE_URL is not set and no postgres program was found.');
    return () => Promise.resolve();
  }
  const { databaseUrl } = server;
  const template = newName();
  await administer(databaseUrl, `create database ${template}`);
  const database = await openPostgres(withDatabase(databaseUrl, template));
  await migrateStandIns(database);
  await database.close();
  process.env[serverVariable] = databaseUrl;
  process.env[templateVariable] = template;
  return async () => {
    await administer(databaseUrl, `drop database ${template} with (force)`);
    await server.stop();
  };
}

/** The URL of a database of {@link openEmptyPostgres}. */
export async function postgresUrlOf({ db }: Database): Promise<string> {
  const { rows } = (await db.execute(sql`select current_database() as name`)) as unknown as {
    readonly rows: readonly { readonly name: string }[];
  };
  return withDatabase(process.env[serverVariable] ?? '', rows[0]?.name ?? '');
}

/** An empty, migrated database of its own, with these limits for statements. Closing it removes it. */
export async function openEmptyPostgres(limits?: StatementLimits): Promise<Database> {
  const server = process.env[serverVariable];
  const template = process.env[templateVariable];
  if (!server || !template) throw new Error('The test run has no PostgreSQL server.');
  const name = newName();
  await administer(server, `create database ${name} template ${template}`);
  const database = await openPostgres(withDatabase(server, name), limits);
  return {
    ...database,
    async close() {
      await database.close();
      await administer(server, `drop database if exists ${name} with (force)`);
    },
  };
}
