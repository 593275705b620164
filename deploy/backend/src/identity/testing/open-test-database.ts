import { PGlite } from '@electric-sql/pglite';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { drizzle } from 'drizzle-orm/pglite';
import type { Db } from '../../db/index.ts';
import * as tables from '../identity.tables.ts';

/** An empty database in memory with the identity tables. */
export async function openTestDatabase(): Promise<{ readonly db: Db; close(): Promise<void> }> {
  const client = new PGlite();
  const statements = await generateMigration(generateDrizzleJson({}), generateDrizzleJson(tables));
  for (const statement of statements) await client.exec(statement);
  return { db: drizzle(client) as unknown as Db, close: () => client.close() };
}
