import pg from 'pg';
import { randomBytes } from 'node:crypto';
import { migrateStandIns } from '@forecourt/stand-ins/db/index.ts';
import type { Database, DatabaseEngine } from '../db/index.ts';
import { openPostgres } from '../db/open-postgres.ts';
import { openEmptyDatabase } from './empty-database.ts';
import { postgresPrograms, startLocalPostgres, type LocalPostgres } from './local-postgres.ts';

/** An engine to run the same tests on. `open` answers an empty, migrated database; closing it removes it. */
export interface TestEngine {
  readonly engine: DatabaseEngine;
  open(): Promise<Database>;
}

const pglite: TestEngine = { engine: 'pglite', open: openEmptyDatabase };

function localPostgres(programs: string): TestEngine {
  return {
    engine: 'postgres',
    async open() {
      const server: LocalPostgres = await startLocalPostgres(programs);
      const database = await openPostgres(server.databaseUrl);
      await migrateStandIns(database);
      return {
        ...database,
        async close() {
          await database.close();
          await server.stop();
        },
      };
    },
  };
}

/** A database of its own on the given server, so that tests never meet what lives there. */
function givenPostgres(databaseUrl: string): TestEngine {
  async function administer(statement: string) {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    await client.query(statement);
    await client.end();
  }
  return {
    engine: 'postgres',
    async open() {
      const name = `forecourt_test_${randomBytes(6).toString('hex')}`;
      await administer(`create database ${name}`);
      const url = new URL(databaseUrl);
      url.pathname = `/${name}`;
      const database = await openPostgres(url.href);
      await migrateStandIns(database);
      return {
        ...database,
        async close() {
          await database.close();
          await administer(`drop database ${name} with (force)`);
        },
      };
    },
  };
}

function postgresEngines(): readonly TestEngine[] {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return [givenPostgres(given)];
  const programs = postgresPrograms();
  if (programs) return [localPostgres(programs)];
  console.warn('PostgreSQL is skipped: TEST_DATABASE_URL is not set and no postgres program was found.');
  return [];
}

/** The engines of this machine: always the embedded one; PostgreSQL of TEST_DATABASE_URL, or else a server that the test starts. */
export const testEngines: readonly TestEngine[] = [pglite, ...postgresEngines()];
