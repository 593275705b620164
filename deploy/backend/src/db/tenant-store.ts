import type { SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './db.ts';
import type { DefinedRead, FindOptions, ReadValues, Row, TenantTable } from './defined-read.ts';
import { tenantReads } from './tenant-reads.ts';

/** A new row without its tenant, which the store adds. */
export type NewRow<T extends TenantTable> = Omit<T['$inferInsert'], 'tenantId'>;

/**
 * The rows of one tenant. Repositories are built on it, so that no statement can omit the tenant: every read,
 * update and delete is limited to the tenant, every insert includes it.
 */
export interface TenantStore {
  readonly tenantId: string;
  /** For ports of other domains that take the transaction; a domain's own statements go through the store. */
  readonly db: Db;
  /**
   * Outside of a transaction, equal reads that are asked for in the same turn of the event loop are sent to the database once: a page
   * sends its calls side by side, and each of them reads the order. Do not change what is in a row.
   */
  find<T extends TenantTable>(table: T, options?: FindOptions): Promise<Row<T>[]>;
  /** The first row, or undefined. */
  findOne<T extends TenantTable>(table: T, options?: FindOptions): Promise<Row<T> | undefined>;
  /** The rows of a read that is defined once; like `find` otherwise. */
  read<T extends TenantTable, N extends string>(
    defined: DefinedRead<T, N>,
    values: ReadValues<N>,
  ): Promise<Row<T>[]>;
  /** Does several reads: side by side, or one after another within a transaction, whose connection takes one statement at a time. */
  readAll<R extends readonly unknown[]>(...reads: { [K in keyof R]: () => Promise<R[K]> }): Promise<R>;
  insert<T extends TenantTable>(table: T, rows: readonly NewRow<T>[]): Promise<void>;
  /** Inserts the rows that do not exist yet by their unique keys; returns how many were new. */
  insertMissing<T extends TenantTable>(table: T, rows: readonly NewRow<T>[]): Promise<number>;
  /** Returns how many rows changed. */
  update<T extends TenantTable>(
    table: T,
    change: Partial<NewRow<T>>,
    where: SQL | undefined,
  ): Promise<number>;
  /** Returns how many rows were deleted. */
  remove<T extends TenantTable>(table: T, where: SQL | undefined): Promise<number>;
  /** All or nothing; rejects with what `work` rejects with. Within a transaction it is a savepoint. */
  transaction<R>(work: (store: TenantStore) => Promise<R>): Promise<R>;
  /** Runs after the outermost transaction is committed, immediately outside of one, never if it fails. */
  afterCommit(work: () => void): void;
}

/**
 * Opens the rows of a tenant. `afterCommit` is where an open transaction collects its after-commit callbacks.
 */
export function tenantStore(db: Db, tenantId: string, afterCommit?: (() => void)[]): TenantStore {
  const { own, find, read } = tenantReads(db, tenantId, afterCommit !== undefined);
  const withTenant = (rows: readonly object[]) => rows.map((row) => ({ ...row, tenantId }));

  return {
    tenantId,
    db,
    find,
    read,
    findOne: async (table, options) => (await find(table, { ...options, limit: 1 }))[0],
    async readAll<R extends readonly unknown[]>(...reads: { [K in keyof R]: () => Promise<R[K]> }) {
      if (!afterCommit) return (await Promise.all(reads.map((read) => read()))) as unknown as R;
      const answers: unknown[] = [];
      for (const read of reads) answers.push(await read());
      return answers as unknown as R;
    },
    async insert(table, rows) {
      if (rows.length > 0) await db.insert(table as PgTable).values(withTenant(rows));
    },
    async insertMissing(table, rows) {
      if (rows.length === 0) return 0;
      const query = db.insert(table as PgTable).values(withTenant(rows));
      return (await query.onConflictDoNothing().returning({ tenantId: table.tenantId })).length;
    },
    async update(table, change, where) {
      const query = db.update(table as PgTable).set({ ...change, tenantId });
      return (await query.where(own(table, where)).returning({ tenantId: table.tenantId })).length;
    },
    async remove(table, where) {
      const query = db.delete(table as PgTable).where(own(table, where));
      return (await query.returning({ tenantId: table.tenantId })).length;
    },
    async transaction(work) {
      const followers: (() => void)[] = [];
      const result = await db.transaction((tx) => work(tenantStore(tx, tenantId, followers)));
      if (afterCommit) afterCommit.push(...followers);
      else for (const follow of followers) follow();
      return result;
    },
    afterCommit(work) {
      if (afterCommit) afterCommit.push(work);
      else work();
    },
  };
}
