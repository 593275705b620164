import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { createSharedReads, type SharedReads } from './create-shared-reads.ts';
import type { Db } from './db.ts';
import { readKey } from './read-key.ts';

/** A table in which each row belongs to one tenant. */
export type TenantTable = PgTable & { readonly tenantId: PgColumn };

type Row<T extends TenantTable> = T['$inferSelect'];
/** A new row without its tenant, which the store adds. */
export type NewRow<T extends TenantTable> = Omit<T['$inferInsert'], 'tenantId'>;

interface FindOptions {
  readonly where?: SQL | undefined;
  readonly orderBy?: readonly SQL[];
  readonly limit?: number;
  /** Locks the rows until the transaction ends. */
  readonly forUpdate?: boolean;
}

/** One for each database, not for each store: a request has a store of its own. */
const sharedReads = new WeakMap<Db, SharedReads>();

function sharedReadsOf(db: Db): SharedReads {
  const known = sharedReads.get(db) ?? createSharedReads();
  sharedReads.set(db, known);
  return known;
}

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
  /** The brackets keep an `or` of a hand-written condition from reaching past the tenant. */
  const own = (table: TenantTable, where?: SQL) =>
    and(eq(table.tenantId, tenantId), where && sql`(${where})`);
  const withTenant = (rows: readonly object[]) => rows.map((row) => ({ ...row, tenantId }));

  async function find<T extends TenantTable>(table: T, options: FindOptions = {}): Promise<Row<T>[]> {
    const query = db
      .select()
      .from(table as PgTable)
      .where(own(table, options.where))
      .$dynamic();
    if (options.orderBy) query.orderBy(...options.orderBy);
    if (options.limit !== undefined) query.limit(options.limit);
    if (options.forUpdate) query.for('update');
    if (afterCommit || options.forUpdate) return (await query) as Row<T>[];
    const prepared = query.prepare('');
    const key = readKey(prepared.getQuery());
    if (key === undefined) return (await prepared.execute()) as Row<T>[];
    const rows = await sharedReadsOf(db).share(key, () => prepared.execute());
    return rows.map((row) => ({ ...row })) as Row<T>[];
  }

  return {
    tenantId,
    db,
    find,
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
