import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exitCodes } from '@forecourt/settings';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { hasPostgres, openEmptyPostgres, postgresUrlOf } from '../testing/empty-postgres.ts';
import type { Database } from './db.ts';
import { migrateAlone } from './migrate-alone.ts';

const name = '0001_parked-cars';
let database: Database;
let other: pg.Client;
let watcher: pg.Client;
let folder: string;
/** Each migration is newer than those that were run. */
let when = 0;

/** Migrations of a folder of its own. */
function migrations(statements: string) {
  when += 1;
  const journal = {
    version: '7',
    dialect: 'postgresql',
    entries: [{ idx: 0, version: '7', when, tag: name, breakpoints: true }],
  };
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify(journal));
  writeFileSync(join(folder, `${name}.sql`), statements);
  return { migrationsFolder: folder, migrationsSchema: 'parked' };
}

async function migrateWith(statements: string, tries = { count: 2, waitMs: 100, pauseMs: 10 }) {
  await migrateAlone({ connectionString: await postgresUrlOf(database) }, migrations(statements), tries);
}

describe.runIf(hasPostgres())('a migration of PostgreSQL', () => {
  beforeAll(async () => {
    database = await openEmptyPostgres();
    other = new pg.Client({ connectionString: await postgresUrlOf(database) });
    watcher = new pg.Client({ connectionString: await postgresUrlOf(database) });
    await other.connect();
    await watcher.connect();
    await other.query('create table cars (id integer, note text)');
    await other.query("insert into cars values (1, 'secret 123')");
  });
  afterAll(async () => {
    await other.end();
    await watcher.end();
    await database.close();
  });
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'forecourt-migrations-'));
    mkdirSync(join(folder, 'meta'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const columns = async () =>
    (
      await other.query<{ column_name: string }>(
        "select column_name from information_schema.columns where table_name = 'cars' order by ordinal_position",
      )
    ).rows.map(({ column_name }) => column_name);

  const waitsForCars = () =>
    vi.waitUntil(
      async () =>
        (await watcher.query("select 1 from pg_locks where not granted and relation = 'cars'::regclass"))
          .rowCount,
      { timeout: 20_000, interval: 10 },
    );

  it('that is refused names its file and the reason, and changes nothing', async () => {
    const broken = `alter table cars add column bay text;\n--> statement-breakpoint\nalter table cars add column id text;`;
    await expect(migrateWith(broken)).rejects.toMatchObject({
      exitCode: exitCodes.migrationFailed,
      message: expect.stringContaining(
        `${name}.sql failed (42701: column "id" of relation "cars" already exists). Nothing was changed.`,
      ) as string,
    });
    expect(await columns()).toEqual(['id', 'note']);
  });

  it('that does not fit what is stored says so without the value', async () => {
    const broken = 'alter table cars alter column note type integer using note::integer;';
    const fault = await migrateWith(broken).catch((error: unknown) => error);
    expect(String(fault)).toContain(`${name}.sql failed (22P02: a value does not fit)`);
    expect(String(fault)).not.toContain('secret');
  });

  it('gives up on a lock that is held for long, and gets one that is held for a moment', async () => {
    await other.query('begin; lock table cars in access share mode');
    const change = 'alter table cars add column bay text;';
    await expect(migrateWith(change)).rejects.toMatchObject({
      exitCode: exitCodes.migrationFailed,
      message: expect.stringContaining('Another transaction holds a lock for long') as string,
    });
    const migrated = migrateWith(change, { count: 50, waitMs: 100, pauseMs: 10 });
    await waitsForCars();
    await other.query('commit');
    await migrated;
    expect(await columns()).toEqual(['id', 'note', 'bay']);
  });

  it('is tried again after a deadlock with another transaction, which goes on', async () => {
    await other.query('create table vans (id integer)');
    await other.query("set deadlock_timeout = '1min'");
    const change = 'lock table vans;\n--> statement-breakpoint\nalter table cars add column wash text;';
    const deadlocked = async (count: number) => {
      await other.query('begin; lock table cars in access share mode');
      const outcome = migrateWith(change, { count, waitMs: 5000, pauseMs: 10 }).catch(
        (fault: unknown) => fault,
      );
      await waitsForCars();
      await other.query('lock table vans; commit');
      return outcome;
    };
    expect(await deadlocked(1)).toMatchObject({
      exitCode: exitCodes.migrationFailed,
      message: expect.stringMatching(/40P01.*Another transaction holds a lock for long/) as string,
    });
    expect(await deadlocked(2)).toBeUndefined();
    expect(await columns()).toContain('wash');
  });
});
