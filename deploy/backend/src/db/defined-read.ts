import { sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** A table in which each row belongs to one tenant. */
export type TenantTable = PgTable & { readonly tenantId: PgColumn };

/** A stored row of a table. */
export type Row<T extends TenantTable> = T['$inferSelect'];

/** Which rows are read, and in what order. */
export interface FindOptions {
  readonly where?: SQL | undefined;
  readonly orderBy?: readonly SQL[];
  readonly limit?: number;
  /** Locks the rows until the transaction ends. */
  readonly forUpdate?: boolean;
}

/** A read of one table, made once for the whole process; its calls differ in nothing but values of these names. */
export interface DefinedRead<T extends TenantTable, N extends string> {
  readonly table: T;
  readonly names: readonly N[];
  readonly options: Omit<FindOptions, 'forUpdate'>;
}

/** What a call of a defined read is given. */
export type ReadValues<N extends string> = Readonly<Record<N, string | readonly string[]>>;

/** Defines a read that many calls make, so that its statement is not built again by each of them. */
export function defineRead<T extends TenantTable, const N extends string>(
  table: T,
  names: readonly N[],
  options: (values: Readonly<Record<N, Placeholder>>) => Omit<FindOptions, 'forUpdate'>,
): DefinedRead<T, N> {
  const values = {} as Record<N, Placeholder>;
  for (const name of names) values[name] = sql.placeholder(name);
  return { table, names, options: options(values) };
}

/** Whether a column's value is one of the list that is given for a name. */
export function isOneOf(column: PgColumn, list: Placeholder): SQL {
  return sql`${column} = any(${list})`;
}
