import { and, eq, sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { createSharedReads, type SharedReads } from './create-shared-reads.ts';
import type { Db } from './db.ts';
import type { DefinedRead, FindOptions, ReadValues, Row, TenantTable } from './defined-read.ts';
import { readKey } from './read-key.ts';

/** A statement that is built. */
interface Prepared {
  readonly text: string;
  execute(values?: Readonly<Record<string, unknown>>): Promise<unknown[]>;
}

/** What the stores of one database share: a request has a store of its own. */
interface DatabaseReads {
  readonly shared: SharedReads;
  readonly prepared: WeakMap<object, Prepared>;
}

const readsOfDatabases = new WeakMap<Db, DatabaseReads>();

function readsOf(db: Db): DatabaseReads {
  const known = readsOfDatabases.get(db) ?? { shared: createSharedReads(), prepared: new WeakMap() };
  readsOfDatabases.set(db, known);
  return known;
}

/**
 * Reads the rows of one tenant. Outside of a transaction, equal reads of one turn of the event loop are one; a transaction reads for itself,
 * on its own connection. `own` limits a condition to the tenant.
 */
export function tenantReads(db: Db, tenantId: string, isInTransaction: boolean) {
  /** The brackets keep an `or` of a hand-written condition from reaching past the tenant. */
  const own = (table: TenantTable, where?: SQL, tenant: string | Placeholder = tenantId) =>
    and(eq(table.tenantId, tenant), where && sql`(${where})`);
  const select = (table: TenantTable, where: SQL | undefined, options: FindOptions) => {
    const query = db
      .select()
      .from(table as PgTable)
      .where(where)
      .$dynamic();
    if (options.orderBy) query.orderBy(...options.orderBy);
    if (options.limit !== undefined) query.limit(options.limit);
    if (options.forUpdate) query.for('update');
    return query;
  };
  const shared = async (key: string, read: () => Promise<unknown[]>) =>
    (await readsOf(db).shared.share(key, read)).map((row) => ({ ...(row as object) }));

  async function find<T extends TenantTable>(table: T, options: FindOptions = {}): Promise<Row<T>[]> {
    const query = select(table, own(table, options.where), options);
    if (isInTransaction || options.forUpdate) return (await query) as Row<T>[];
    const prepared = query.prepare('');
    const key = readKey(prepared.getQuery());
    if (key === undefined) return (await prepared.execute()) as Row<T>[];
    return (await shared(key, () => prepared.execute())) as Row<T>[];
  }

  /** Built for this connection: a transaction has its own. */
  function prepare({ table, options }: DefinedRead<TenantTable, string>): Prepared {
    const where = own(table, options.where, sql.placeholder('tenantId'));
    const statement = select(table, where, options).prepare('');
    return { text: statement.getQuery().sql, execute: (values) => statement.execute(values) };
  }

  async function read<T extends TenantTable, N extends string>(
    defined: DefinedRead<T, N>,
    given: ReadValues<N>,
  ): Promise<Row<T>[]> {
    const values = { ...given, tenantId };
    if (isInTransaction) return (await prepare(defined).execute(values)) as Row<T>[];
    const { prepared } = readsOf(db);
    const statement = prepared.get(defined) ?? prepare(defined);
    prepared.set(defined, statement);
    const key = JSON.stringify([statement.text, tenantId, ...defined.names.map((name) => given[name])]);
    return (await shared(key, () => statement.execute(values))) as Row<T>[];
  }

  return { own, find, read };
}
